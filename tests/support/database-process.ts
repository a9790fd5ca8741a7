import { execFileSync } from 'node:child_process';

/** Starts the embedded database of a directory in its own process, as the shop does, unless it already runs. */
export function databaseProcess(directory: string): { uri: string; pid: number } {
  const output = execFileSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/database-process.ts', directory],
    {
      encoding: 'utf8',
    },
  );
  return JSON.parse(output.trim().split('\n').at(-1)!) as { uri: string; pid: number };
}
