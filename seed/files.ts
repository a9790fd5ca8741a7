import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { readCsv } from '../lib/platform/csv-file';
import { parseCsvCell } from '../lib/shared/csv';

const folder = join(process.cwd(), 'seed');
const maxRows = 20_000;
const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n+/;

export const readSeedFile = (name: string): Promise<Buffer> => readFile(join(folder, name));

function check<T>(schema: z.ZodType<T>, value: unknown, place: string): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Error(`${place}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** The rows of a CSV file in this folder, each validated by `row`. */
export async function readTable<T>(name: string, row: z.ZodType<T>): Promise<T[]> {
  const csv = readCsv(await readSeedFile(name), maxRows);
  if (typeof csv === 'string') throw new Error(`seed/${name}: ${csv}`);
  return csv.rows.map(({ row: number, cells }) => {
    const record = csv.head.map((column, index) => [column, parseCsvCell(cells[index] ?? '')]);
    return check(row, Object.fromEntries(record), `seed/${name}, row ${number}`);
  });
}

export type MarkdownFile<T> = { path: string; facts: T; body: string };

/** The Markdown files below a folder; `path` is relative to it, without `.md`, and `facts` is the front matter. */
export async function readMarkdown<T>(name: string, facts: z.ZodType<T>): Promise<MarkdownFile<T>[]> {
  const files = (await readdir(join(folder, name), { recursive: true })).filter((file) =>
    file.endsWith('.md'),
  );
  return Promise.all(
    files.sort().map(async (file) => {
      const text = await readFile(join(folder, name, file), 'utf8');
      const head = frontMatter.exec(text);
      if (!head) throw new Error(`seed/${name}/${file} has no front matter.`);
      return {
        path: file.replaceAll('\\', '/').replace(/\.md$/, ''),
        facts: check(facts, parse(head[1] ?? ''), `seed/${name}/${file}`),
        body: text.slice(head[0].length),
      };
    }),
  );
}
