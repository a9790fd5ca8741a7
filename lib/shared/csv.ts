// Spreadsheets read a cell that begins with one of these signs as a formula, also after spaces, quotes, invisible
// characters (\p{Cf}, \p{Cc}), and in the full-width, small and raised forms of the signs.
const formula = /^[\s"'\p{Cf}\p{Cc}]*[=+\-@\t\r＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−]/u;

/** One cell of a CSV file: quoted where needed, and never a formula for the spreadsheet that opens it. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const neutral = formula.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(neutral) ? `"${neutral.replaceAll('"', '""')}"` : neutral;
}

/** The text of a cell before `csvCell` neutralized it. */
export function parseCsvCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** A line of a CSV file, with its end. */
export function csvLine(cells: (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
