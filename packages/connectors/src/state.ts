import { readFile, rename, writeFile } from 'node:fs/promises';

/** From when on the next run asks for orders; absent before the first. */
export type SyncState = { ordersSince?: string };

/** Reads the state; a file that isn't there yet is the state before the first run. */
export async function readState(file: string): Promise<SyncState> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as SyncState;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** Replaces the state at once: whoever is killed in between leaves the former one. */
export async function writeState(file: string, state: SyncState): Promise<void> {
  const next = `${file}.next`;
  await writeFile(next, JSON.stringify(state));
  await rename(next, file);
}
