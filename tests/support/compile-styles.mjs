import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';

// Compiles style sheets of app, each with more files to read. Jest can't load Tailwind, which changes how Node loads
// modules.
const compiled = [];
for (const { sheet, sources } of JSON.parse(await text(process.stdin))) {
  const path = join(process.cwd(), 'app', sheet);
  const more = sources.map((source) => `@source '../${source}';\n`).join('');
  const { css } = await postcss([tailwind()]).process(readFileSync(path, 'utf8') + more, { from: path });
  compiled.push(css);
}
process.stdout.write(JSON.stringify(compiled));
