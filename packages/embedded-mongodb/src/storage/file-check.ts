import { closeSync, existsSync, openSync, readFileSync, readSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

/** The version of our layout within the file. */
export const formatVersion = '1';

const magic = 0xbeefc0de;
const pageHead = 24;
const slackPages = 64;

/**
 * Refuses a database file that is not what was written. LMDB itself makes an empty database of an
 * empty file, and falls over a cut one, so a mark beside the file and its two head pages are read first.
 */
export function checkFile(dataDir: string, path: string): void {
  const size = existsSync(path) ? statSync(path).size : 0;
  const mark = join(dataDir, 'format');
  if (!existsSync(mark)) {
    if (size > 0) throw damaged(path, 'the mark of its format is missing');
    return;
  }
  const version = readFileSync(mark, 'utf8').trim();
  if (version !== formatVersion)
    throw new Error(`${dataDir} has format ${version}; this version reads ${formatVersion}`);
  if (size < 8192) throw damaged(path, 'it is missing or cut off');
  const heads = readHeads(path).map(readHead);
  if (heads.some((head) => head === undefined)) throw damaged(path, 'it is no database');
  // Pages at the end that were given back at once need not be in the file. Others must: their zeros would be read.
  const pages = Math.max(...heads.map((head) => head?.pages ?? 0));
  const pageSize = heads[0]?.pageSize ?? 4096;
  if (size < Math.max(pages - slackPages, pages / 2) * pageSize)
    throw damaged(path, `it is cut off at ${size} of ${pages * pageSize} bytes`);
  if (size < pages * pageSize) truncateSync(path, pages * pageSize);
}

const damaged = (path: string, why: string) => new Error(`The database file ${path} is damaged: ${why}`);

function readHeads(path: string): Buffer[] {
  const file = openSync(path, 'r');
  try {
    const start = Buffer.alloc(8192);
    readSync(file, start, 0, start.length, 0);
    const pageSize = readHead(start)?.pageSize ?? 4096;
    const second = Buffer.alloc(256);
    readSync(file, second, 0, second.length, pageSize);
    return [start, second];
  } finally {
    closeSync(file);
  }
}

function readHead(page: Buffer): { pageSize: number; pages: number } | undefined {
  if (page.readUInt32LE(pageHead) !== magic) return undefined;
  return {
    pageSize: page.readUInt32LE(pageHead + 24),
    pages: Number(page.readBigUInt64LE(pageHead + 120)) + 1,
  };
}
