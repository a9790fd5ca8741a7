import { parseCsvCell } from '../../shared/csv';

/** The rows of a CSV file of old numbers and SKUs, with commas, semicolons or tabs; a row of headings is left out. */
export const replacedRows = (text: string): { number: string; sku: string }[] =>
  text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .filter((row) => row.trim() !== '')
    .map((row) => row.split(/[,;\t]/).map((cell) => parseCsvCell(cell.trim().replace(/^"(.*)"$/, '$1'))))
    .map(([number = '', sku = '']) => ({ number, sku }))
    .filter(({ sku }) => sku.toLowerCase() !== 'sku');
