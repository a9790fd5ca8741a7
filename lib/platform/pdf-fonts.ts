import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fontkit from '@cantoo/fontkit';
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';

/** A regular and a bold font with the same characters. */
export type FontPair = { regular: PDFFont; bold: PDFFont; characters: Set<number> };

const scripts = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'];
const folder = join(process.cwd(), 'node_modules/@fontsource/inter/files');

async function readFontFiles(script: string) {
  const [regular, bold] = await Promise.all([
    readFile(join(folder, `inter-${script}-400-normal.woff`)),
    readFile(join(folder, `inter-${script}-700-normal.woff`)),
  ]);
  const font = fontkit.create(regular);
  if (!('characterSet' in font)) throw new Error(`The font for ${script} is a collection`);
  return { regular, bold, characters: new Set<number>(font.characterSet) };
}

// Names and numbers need no ligatures or kerning, and shaping takes five times as long.
const unshaped = {
  calt: false,
  ccmp: false,
  clig: false,
  kern: false,
  liga: false,
  locl: false,
  rlig: false,
};

let fontFiles: Promise<Awaited<ReturnType<typeof readFontFiles>>[]> | undefined;

type WithCharacters = { characters: Set<number> };

const hasCharacter = ({ characters }: WithCharacters, character: string) =>
  characters.has(character.codePointAt(0)!);

/**
 * A character that the fonts can print: itself, its compatibility form (fi for the ligature), its base letter, or "?".
 */
function printable(character: string, fonts: WithCharacters[]): string {
  const canPrint = (each: string) => fonts.some((font) => hasCharacter(font, each));
  if (canPrint(character)) return character;
  const baseLetter = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return (
    [character.normalize('NFKC'), baseLetter].find((form) => form !== '' && [...form].every(canPrint)) ?? '?'
  );
}

/** Composed characters with single spaces; invisible characters (joiners, bidi marks) are dropped. */
const normalized = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '?');

/**
 * Embeds the fonts that `text` needs, Latin first. There is one font file per script, because a single file with all of
 * them would be larger than the rest of the document.
 */
export async function embedFonts(pdf: PDFDocument, text: string): Promise<FontPair[]> {
  fontFiles ??= Promise.all(scripts.map(readFontFiles));
  const files = await fontFiles;
  pdf.registerFontkit(fontkit);
  const missing = new Set([...new Set(normalized(text))].flatMap((each) => [...printable(each, files)]));
  const fonts: FontPair[] = [];
  for (const { regular, bold, characters } of files) {
    const covered = [...missing].filter((each) => hasCharacter({ characters }, each));
    if (fonts.length > 0 && covered.length === 0) continue;
    for (const character of covered) missing.delete(character);
    const embed = (bytes: Buffer) => pdf.embedFont(bytes, { subset: true, features: unshaped });
    fonts.push({ regular: await embed(regular), bold: await embed(bold), characters });
  }
  return fonts;
}

/** A part of a text printed in one font. */
export type TextRun = { font: FontPair; text: string };

/** Splits a text into runs by font, replacing the characters that none of the fonts has. */
export function textRuns(text: string, fonts: FontPair[]): TextRun[] {
  const runs: TextRun[] = [];
  for (const character of [...normalized(text)].flatMap((each) => [...printable(each, fonts)])) {
    const font = fonts.find((each) => hasCharacter(each, character)) ?? fonts[0]!;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

const widths = new WeakMap<PDFFont, Map<string, number>>();

/**
 * The width of a text in points. Widths are cached per character: measuring whole texts at every line break is slow.
 */
export function textWidth(text: string, font: PDFFont, size: number): number {
  const known = widths.get(font) ?? new Map<string, number>();
  widths.set(font, known);
  let sum = 0;
  for (const character of text) {
    const width = known.get(character) ?? font.widthOfTextAtSize(character, 1);
    known.set(character, width);
    sum += width;
  }
  return sum * size;
}
