import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fontkit from '@pdf-lib/fontkit';
import type { PDFDocument, PDFFont } from 'pdf-lib';

/** One typeface in its regular and its bold form, and the letters that it has. */
export type Face = { plain: PDFFont; bold: PDFFont; letters: Set<number> };

const scripts = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'];
const folder = join(process.cwd(), 'node_modules/@fontsource/inter/files');

async function load(script: string) {
  const [plain, bold] = await Promise.all([
    readFile(join(folder, `inter-${script}-400-normal.woff`)),
    readFile(join(folder, `inter-${script}-700-normal.woff`)),
  ]);
  return { plain, bold, letters: new Set(fontkit.create(plain).characterSet) };
}

// Names and figures need no shaping, which would take five times as long.
const unshaped = {
  calt: false,
  ccmp: false,
  clig: false,
  kern: false,
  liga: false,
  locl: false,
  rlig: false,
};

let files: Promise<Awaited<ReturnType<typeof load>>[]> | undefined;

/**
 * Embeds the fonts that the words of a document need, the Latin one first: a file for each script, since a
 * single one would weigh more than all else in the document.
 */
export async function embedFaces(file: PDFDocument, words: string): Promise<Face[]> {
  files ??= Promise.all(scripts.map(load));
  file.registerFontkit(fontkit);
  const missing = new Set([...words.normalize('NFC')].map((letter) => letter.codePointAt(0)!));
  const faces: Face[] = [];
  for (const { plain, bold, letters } of await files) {
    const wanted = [...missing].filter((letter) => letters.has(letter));
    if (faces.length > 0 && wanted.length === 0) continue;
    for (const letter of wanted) missing.delete(letter);
    const embed = (bytes: Buffer) => file.embedFont(bytes, { subset: true, features: unshaped });
    faces.push({ plain: await embed(plain), bold: await embed(bold), letters });
  }
  return faces;
}

/** A part of a text that one face can write. */
export type Run = { face: Face; text: string };

/** Splits a text by the faces that have its letters; a letter that none has becomes its plain form, or ?. */
export function runsOf(text: string, faces: Face[]): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC').replace(/\s+/g, ' ')) {
    const known = faces.find(({ letters }) => letters.has(letter.codePointAt(0)!));
    const face = known ?? faces[0]!;
    const last = runs.at(-1);
    if (last?.face === face) last.text += known ? letter : '?';
    else runs.push({ face, text: known ? letter : '?' });
  }
  return runs;
}

const widths = new WeakMap<PDFFont, Map<string, number>>();

/** How wide a text becomes. Letters are measured once: laying out whole texts again and again takes seconds. */
export function widthOf(text: string, font: PDFFont, size: number): number {
  const known = widths.get(font) ?? new Map<string, number>();
  widths.set(font, known);
  let sum = 0;
  for (const letter of text) {
    const width = known.get(letter) ?? font.widthOfTextAtSize(letter, 1);
    known.set(letter, width);
    sum += width;
  }
  return sum * size;
}
