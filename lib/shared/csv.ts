// Spreadsheets treat a cell that begins with one of these signs as a formula, even after spaces, quotes and invisible
// characters (\p{Cf}, \p{Cc}), and also the full-width, small and superscript forms of the signs.
const formula = /^[\s"'\p{Cf}\p{Cc}]*[=+\-@\t\r＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−]/u;

/** One cell of a CSV file, quoted where needed and escaped so that no spreadsheet runs it as a formula. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const neutral = formula.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(neutral) ? `"${neutral.replaceAll('"', '""')}"` : neutral;
}

/** The original text of a cell written by `csvCell`. */
export function parseCsvCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** A line of a CSV file, including the line break. */
export function csvLine(cells: (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
