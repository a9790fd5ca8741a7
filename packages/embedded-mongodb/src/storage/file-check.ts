import { closeSync, existsSync, openSync, readFileSync, readSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

/** The version of the data format inside the file. */
export const formatVersion = '1';

const magic = 0xbeefc0de;
const pageHeaderBytes = 24;
const slackPages = 64;

/**
 * Throws if the database file is missing, truncated or from another program. LMDB itself would create a new database in
 * an empty file and crash on a truncated one, so this first checks the format file beside it and LMDB's two meta pages.
 */
export function checkFile(dataDir: string, path: string): void {
  const size = existsSync(path) ? statSync(path).size : 0;
  const formatFile = join(dataDir, 'format');
  if (!existsSync(formatFile)) {
    if (size > 0) throw damagedFileError(path, 'its format file is missing');
    return;
  }
  const version = readFileSync(formatFile, 'utf8').trim();
  if (version !== formatVersion)
    throw new Error(`${dataDir} has format ${version}; this version reads ${formatVersion}`);
  if (size < 8192) throw damagedFileError(path, 'it is missing or truncated');
  const metaPages = readMetaPages(path).map(parseMetaPage);
  if (metaPages.some((page) => page === undefined)) throw damagedFileError(path, 'it is not a database');
  // LMDB may leave freed pages at the end of the file unwritten. Any other missing page would read as zeros.
  const pages = Math.max(...metaPages.map((page) => page?.pages ?? 0));
  const pageSize = metaPages[0]?.pageSize ?? 4096;
  if (size < Math.max(pages - slackPages, pages / 2) * pageSize)
    throw damagedFileError(path, `it is truncated at ${size} of ${pages * pageSize} bytes`);
  if (size < pages * pageSize) truncateSync(path, pages * pageSize);
}

const damagedFileError = (path: string, why: string) =>
  new Error(`The database file ${path} is damaged: ${why}`);

function readMetaPages(path: string): Buffer[] {
  const file = openSync(path, 'r');
  try {
    const first = Buffer.alloc(8192);
    readSync(file, first, 0, first.length, 0);
    const pageSize = parseMetaPage(first)?.pageSize ?? 4096;
    const second = Buffer.alloc(256);
    readSync(file, second, 0, second.length, pageSize);
    return [first, second];
  } finally {
    closeSync(file);
  }
}

function parseMetaPage(page: Buffer): { pageSize: number; pages: number } | undefined {
  if (page.readUInt32LE(pageHeaderBytes) !== magic) return undefined;
  return {
    pageSize: page.readUInt32LE(pageHeaderBytes + 24),
    pages: Number(page.readBigUInt64LE(pageHeaderBytes + 120)) + 1,
  };
}
