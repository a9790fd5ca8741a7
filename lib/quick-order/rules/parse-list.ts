import { columnOf } from './list-words';
import { readCells, readColumns, readHeading, splitCells } from './read-cells';
import { readText } from './read-text';
import type { Reading } from './readings';

export type ListLine = { line: number; text: string; readings: Reading[] };

export type ParsedList = {
  lines: ListLine[];
  /** Headings, comments and lines in which nothing can be a part number. */
  ignored: { line: number; text: string }[];
};

/** The longest line that is read; the rest of a longer one is no part number. */
const maxLength = 300;

type RawLine = { line: number; text: string; cells: string[] | null };

function rawLines(text: string): RawLine[] {
  return text
    .replace(/[\uFEFF\u200B\u200C\u200D\u2060]/g, '')
    .replace(/[\u00A0\u2007\u202F]/g, ' ')
    .split(/\r\n|\r|\n/)
    .map((raw, index) => {
      const line = raw.slice(0, maxLength).replace(/^ *(> ?)+/, '');
      return { line: index + 1, text: line.trim(), cells: splitCells(line) };
    })
    .filter(({ text: shown }) => /[^\s,;|]/.test(shown));
}

const isComment = (text: string) => /^(#|\/\/)/.test(text);

const isHeadingText = (text: string) =>
  columnOf(text) !== null || text.split(/\s+/).every((word) => columnOf(word) !== null);

/** Whether the first cells of lines without headings number the lines: 1, 2, 3 or 10, 20, 30. */
function areNumbered(lines: RawLine[]): boolean {
  const separated = lines.flatMap(({ cells }) => (cells ? [cells] : []));
  const step = separated[0]?.[0] === '10' ? 10 : 1;
  return (
    separated.length >= 3 &&
    separated.every((cells, index) => cells.length >= 3 && cells[0] === String((index + 1) * step))
  );
}

/**
 * Reads a list that was pasted from a spreadsheet or a mail: part numbers with quantities in any order, separated by
 * tabs, semicolons, bars, commas or spaces, with or without headings. Each line keeps all ways to read it: only the
 * catalog can say which of them are part numbers.
 */
export function parseList(text: string): ParsedList {
  const lines: ListLine[] = [];
  const ignored: ParsedList['ignored'] = [];
  const raw = rawLines(text);
  const contents = raw.filter(
    ({ text: shown, cells }) => !isComment(shown) && !(cells && readHeading(cells)),
  );
  const numbered = areNumbered(contents);
  let columns: ReturnType<typeof readHeading> = null;
  for (const { line, text: shown, cells } of raw) {
    const heading = cells && readHeading(cells);
    if (heading) columns = heading;
    if (heading || isComment(shown) || (!cells && isHeadingText(shown))) {
      ignored.push({ line, text: shown });
      continue;
    }
    const read = () => (cells ? readCells(numbered ? cells.slice(1) : cells) : readText(shown));
    const readings = (cells && columns && readColumns(cells, columns)) || read();
    if (readings.length) lines.push({ line, text: shown, readings });
    else ignored.push({ line, text: shown });
  }
  return { lines, ignored };
}
