// A spreadsheet takes what begins so for a formula, also behind spaces and quotes.
const formula = /^[\s"']*[=+\-@\t\r]/;

/** One cell of a CSV file: quoted where needed, and never a formula for the program that opens it. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = formula.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** What a cell meant before `csvCell` made it harmless. */
export function parseCsvCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** A line of a CSV file, with its end. */
export function csvLine(cells: (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
