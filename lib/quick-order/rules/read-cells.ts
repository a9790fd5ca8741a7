import { columnOf, countedBy, isTimes, isUnit, wholeNumber, type Counted } from './list-words';
import { canBePart, looksLikePart, type Reading } from './readings';
import { readText } from './read-text';

/** The cells of a line that are separated by tabs, semicolons, bars or commas; null for free text. */
export function splitCells(line: string): string[] | null {
  const thousands = /(^|\s)\d{1,3},\d{3}(?!\d)/;
  const separator = ['\t', ';', '|', ','].find((one) => line.includes(one));
  if (!separator || (separator === ',' && thousands.test(line) && line.split(',').length === 2)) return null;
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    const char = line[at]!;
    if (quoted && char === '"' && line[at + 1] === '"') cell += line[at++]!;
    else if (quoted ? char === '"' : char === '"' && cell.trim() === '') quoted = !quoted;
    else if (!quoted && char === separator) {
      cells.push(cell.trim());
      cell = '';
    } else cell += char;
  }
  return [...cells, cell.trim()];
}

type CellQuantity = { value: number; counted: Counted; marked: boolean };

/** The quantity that a cell is: "10", "1,000", "10.00", "10 pcs", "x10". Null for any other cell. */
export function cellQuantity(cell: string): CellQuantity | null {
  const plain = wholeNumber(cell.replace(/[.,]0{1,2}$/, ''));
  if (plain !== null) return { value: plain, counted: null, marked: false };
  const match = /^(?:([x×*]|qty|quantity)[\s:]*)?(\d[\d,]*)\s*([a-zü×*]*)\.?$/i.exec(cell);
  const value = wholeNumber(match?.[2] ?? '');
  const unit = match?.[3]?.toLowerCase() ?? '';
  if (value === null || (unit && !isUnit(unit) && !isTimes(unit))) return null;
  return { value, counted: countedBy(unit), marked: true };
}

type Given = Pick<Reading, 'quantity' | 'counted' | 'certain'>;

/** The quantity among cells: the one with a unit, otherwise the only number. */
function quantityAmong(cells: string[]): Given {
  const all = cells.flatMap((cell) => {
    const quantity = cellQuantity(cell);
    return quantity ? [{ ...quantity, isDecimal: /[.,]0{1,2}$/.test(cell) }] : [];
  });
  const marked = all.filter((one) => one.marked);
  const whole = all.filter((one) => !one.isDecimal);
  const candidates = marked.length ? marked : whole.length ? whole : all;
  const [only] = candidates;
  if (!only) return { quantity: null, counted: null, certain: true };
  return candidates.length === 1
    ? { quantity: only.value, counted: only.counted, certain: true }
    : { quantity: null, counted: null, certain: false };
}

const hasQuantity = ({ quantity, certain }: Given) => quantity !== null || !certain;

/** The ways to read a line of cells without headings: each cell may be the part number. */
export function readCells(cells: string[]): Reading[] {
  return cells.flatMap((cell, index): Reading[] => {
    const others = cells.filter((_, at) => at !== index);
    const beside = quantityAmong(others);
    const rest = others.filter((other) => !cellQuantity(other) && looksLikePart(other));
    const readings: Reading[] = canBePart(cell) ? [{ part: cell, ...beside, whole: true, rest }] : [];
    if (!/\s/.test(cell)) return readings;
    const within = readText(cell).map((reading) => ({
      ...reading,
      ...(!hasQuantity(reading) && beside),
      // Two quantities, one in the cell and one beside it, contradict each other.
      ...(hasQuantity(reading) && beside.quantity !== null && { quantity: null, certain: false }),
      rest: [...reading.rest, ...rest],
    }));
    return [...readings, ...within.filter(({ part }) => part !== cell)];
  });
}

/** What each column holds, when a line of cells is a heading; otherwise null. */
export function readHeading(cells: string[]): ReturnType<typeof columnOf>[] | null {
  const columns = cells.map((cell) => columnOf(cell));
  const filled = columns.filter((_, at) => cells[at] !== '');
  const isHeading =
    columns.includes('part') && (columns.includes('quantity') || filled.every((column) => column !== null));
  return isHeading ? columns : null;
}

/** The ways to read a line of cells whose columns have headings; null when it lacks the part number. */
export function readColumns(cells: string[], columns: ReturnType<typeof columnOf>[]): Reading[] | null {
  const of = (wanted: string) => cells.filter((cell, at) => columns[at] === wanted && cell !== '');
  const parts = of('part').filter(canBePart);
  if (parts.length === 0) return null;
  const [typed = ''] = of('quantity');
  const [unit = ''] = of('unit');
  const quantity = cellQuantity(typed);
  const given = {
    quantity: quantity?.value ?? null,
    counted: quantity?.counted ?? countedBy(unit.toLowerCase()),
    certain: quantity !== null || typed === '',
  };
  return parts.map((part) => ({ part, ...given, whole: true, rest: [] }));
}
