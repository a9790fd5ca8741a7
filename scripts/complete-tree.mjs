import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const markFile = 'image-tree.json';

/**
 * The NEXT_PUBLIC_ variables with which a complete tree was built: one that scripts/image-tree.ts assembled, which has no
 * sources, and in which nothing is compiled or built. Null in a repository.
 * @param {string} folder
 * @returns {Promise<Record<string, string> | null>}
 */
export async function inlinedInTree(folder) {
  const mark = await readFile(join(folder, markFile), 'utf8').catch(() => null);
  return mark === null ? null : JSON.parse(mark).inlined;
}

/** Marks a folder as such a tree. @param {string} folder @param {Record<string, string | undefined>} inlined */
export async function markCompleteTree(folder, inlined) {
  await writeFile(join(folder, markFile), `${JSON.stringify({ inlined })}\n`);
}
