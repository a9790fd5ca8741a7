import type { Readable } from 'node:stream';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { formatNumber } from '../shared/formats';

/** At most so many rows and columns with a value; a larger sheet is an error. */
export type SheetLimits = { maxRows: number; maxColumns: number };

/** XML of one part after inflation: a file of 1 MB could hold 1 GB of it. */
const maxXmlBytes = 16_000_000;
const maxEntries = 2_000;
const maxStrings = 50_000;
/** Characters of all texts, and of one. */
const maxTexts = 4_000_000;
const maxText = 2_000;

/** An error of the file that its owner can understand. */
class SheetError extends Error {}

const tooLarge = () =>
  new SheetError('The workbook is too large. Copy the cells that you need and paste them.');

type Handlers = {
  open?: (tag: SaxesTagPlain, path: string[]) => void;
  text?: (text: string, path: string[]) => void;
  close?: (name: string) => void;
};

const plainName = (name: string) => name.replace(/^.*:/, '');

/** Reads a part of the workbook piece by piece; never more than the limit is inflated or kept. */
async function readPart(zip: ZipFile, entry: Entry, { open, text, close }: Handlers): Promise<void> {
  if (entry.isEncrypted())
    throw new SheetError('The workbook is protected by a password. Save it without one.');
  const stream: Readable = await zip.openReadStreamPromise(entry);
  const parser = new SaxesParser();
  const path: string[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new SheetError('The workbook has a document type, which is not allowed.');
  });
  parser.on('opentag', (tag) => {
    path.push(plainName(tag.name));
    if (path.length > 40) throw tooLarge();
    open?.(tag, path);
  });
  parser.on('text', (part) => text?.(part, path));
  parser.on('closetag', ({ name }) => {
    path.pop();
    close?.(plainName(name));
  });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxXmlBytes) throw tooLarge();
      parser.write(decoder.decode(chunk, { stream: true }));
    }
    parser.write(decoder.decode()).close();
  } finally {
    stream.destroy();
  }
}

/** Reads the parts of a workbook by name. */
async function partsOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > maxEntries) throw tooLarge();
  const parts = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) parts.set(entry.fileName.toLowerCase(), entry);
  return parts;
}

/** The name of the part with the first sheet that is shown. */
async function firstSheet(zip: ZipFile, parts: Map<string, Entry>): Promise<Entry> {
  const [workbook, relations] = [parts.get('xl/workbook.xml'), parts.get('xl/_rels/workbook.xml.rels')];
  if (!workbook || !relations) throw new SheetError('The file is not an Excel workbook (.xlsx).');
  let id: string | undefined;
  await readPart(zip, workbook, {
    open: ({ name, attributes }) => {
      const isShown = plainName(name) === 'sheet' && (attributes.state ?? 'visible') === 'visible';
      if (isShown)
        id ??= Object.entries(attributes).find(([key]) => plainName(key) === 'id' && key !== 'id')?.[1];
    },
  });
  let target: string | undefined;
  await readPart(zip, relations, {
    open: ({ attributes }) => {
      if (id !== undefined && attributes.Id === id) target = attributes.Target;
    },
  });
  const name = target?.startsWith('/') ? target.slice(1) : `xl/${target}`;
  const sheet = target === undefined ? undefined : parts.get(name.toLowerCase());
  if (!sheet) throw new SheetError('The workbook has no sheet with cells.');
  return sheet;
}

/** The texts that cells refer to by number. */
async function sharedTexts(zip: ZipFile, entry: Entry | undefined): Promise<string[]> {
  if (!entry) return [];
  const texts: string[] = [];
  let length = 0;
  await readPart(zip, entry, {
    open: (_tag, path) => {
      if (path.at(-1) !== 'si') return;
      if (texts.length >= maxStrings) throw tooLarge();
      texts.push('');
    },
    text: (part, path) => {
      // Phonetic hints, as Japanese workbooks have, are no part of the text.
      if (path.at(-1) !== 't' || path.includes('rPh') || texts.length === 0) return;
      length += part.length;
      if (length > maxTexts) throw tooLarge();
      texts[texts.length - 1] = (texts.at(-1)! + part).slice(0, maxText);
    },
  });
  return texts;
}

/** The number of a column from 0: A is 0, AB is 27. */
function columnNumber(reference: string): number {
  const [letters = ''] = /^[A-Z]{1,3}/.exec(reference) ?? [];
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

type Cell = { column: number; type: string; reference: string; value: string; hasFormula: boolean };

function shownValue({ type, value, hasFormula, reference }: Cell, texts: string[]): string {
  if (hasFormula && value === '')
    throw new SheetError(
      `Cell ${reference} has a formula without a result. Open and save the workbook in a spreadsheet program first.`,
    );
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type !== '' && type !== 'n') return value;
  // Numbers are stored as programs write them: 12 may be 1.2E1.
  const number = Number(value);
  return value === '' || !Number.isFinite(number) ? value : String(Number(number.toPrecision(15)));
}

async function readRows(
  zip: ZipFile,
  sheet: Entry,
  texts: string[],
  { maxRows, maxColumns }: SheetLimits,
): Promise<string[][]> {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell: Cell | undefined;
  let length = 0;
  await readPart(zip, sheet, {
    open: ({ name, attributes }) => {
      const tag = plainName(name);
      if (tag === 'row') row = [];
      if (tag === 'f' && cell) cell.hasFormula = true;
      if (tag !== 'c') return;
      const reference = attributes.r ?? '';
      const column = reference ? columnNumber(reference) : row.length;
      cell = { column, type: attributes.t ?? '', reference, value: '', hasFormula: false };
    },
    text: (part, path) => {
      const isValue =
        path.at(-1) === 'v' || (path.at(-1) === 't' && path.includes('is') && !path.includes('rPh'));
      if (!cell || !isValue) return;
      length += part.length;
      if (length > maxTexts) throw tooLarge();
      cell.value = (cell.value + part).slice(0, maxText);
    },
    close: (tag) => {
      if (tag === 'c' && cell) {
        const value = shownValue(cell, texts).replace(/\s+/g, ' ').trim();
        if (value && (cell.column < 0 || cell.column >= maxColumns))
          throw new SheetError(
            `The sheet has more than ${maxColumns} columns. Delete those that are not needed.`,
          );
        if (value) {
          while (row.length < cell.column) row.push('');
          row[cell.column] = value;
        }
        cell = undefined;
      }
      if (tag !== 'row' || row.length === 0) return;
      if (rows.length >= maxRows)
        throw new SheetError(`The sheet has more than ${formatNumber(maxRows)} rows. Split it up.`);
      rows.push(row);
    },
  });
  return rows;
}

/**
 * The cells of the first sheet of an Excel workbook as they are shown, without empty rows; returns an error message
 * if it can't be read. Nothing is computed or fetched: a formula counts with the result that was saved with it. What
 * is read and kept is limited, however small the compressed file is.
 */
export async function readXlsx(bytes: Buffer, limits: SheetLimits): Promise<string[][] | string> {
  if (bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0])))
    return 'The file is an old workbook (.xls) or is protected by a password. Save it as .xlsx without a password.';
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK') return 'The file is not an Excel workbook (.xlsx).';
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
    const parts = await partsOf(zip);
    const sheet = await firstSheet(zip, parts);
    return await readRows(zip, sheet, await sharedTexts(zip, parts.get('xl/sharedstrings.xml')), limits);
  } catch (error) {
    return error instanceof SheetError
      ? error.message
      : 'The workbook is damaged. Open and save it in a spreadsheet program, or paste its cells.';
  }
}
