import { parseCsvCell } from '../../shared/csv';

/** The standards of a typed row, separated by commas, semicolons, tabs or slashes between spaces. */
export const groupOf = (text: string): string[] =>
  text
    .split(/[,;\t]| \/ /)
    .map((cell) => parseCsvCell(cell.trim().replace(/^"(.*)"$/, '$1')).trim())
    .filter(Boolean);

/** The groups of a CSV file: one in each row. Names of standards hold neither commas nor quotes. A row of headings is left out. */
export const csvGroups = (text: string): string[][] =>
  text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map(groupOf)
    .filter((group) => group.length > 0 && !group.every((cell) => /^standard( \d+)?$/i.test(cell)));
