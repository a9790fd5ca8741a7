/** What a quantity counts: single pieces, or packs. Null where the list doesn't say. */
export type Counted = 'piece' | 'pack' | null;

const wordsOf = (text: string) => new Set(text.split(' '));

const pieceWords = wordsOf('pc pcs pce pces piece pieces ea each st stk stck stück nos');
const packWords = wordsOf(
  'pk pks pkt pkts pack packs packet packets box boxes bx bag bags ctn carton cartons',
);
const otherUnits = wordsOf('unit units pair pairs pr set sets');
const timesSigns = wordsOf('x × * qty quantity menge');
const measureUnits = wordsOf('mm cm m in inch inches ft v volt ah kg g nm w kw l ml bar rpm °c "');

/** Whether a word is a unit of quantities. */
export const isUnit = (word: string): boolean =>
  pieceWords.has(word) || packWords.has(word) || otherUnits.has(word);

/** Whether a word stands before or after a quantity, as in "10 x". */
export const isTimes = (word: string): boolean => timesSigns.has(word);

/** Whether a number before this word is a measure, as in "40 mm". */
export const isMeasureUnit = (word: string): boolean => measureUnits.has(word);

export const countedBy = (unit: string): Counted =>
  pieceWords.has(unit) ? 'piece' : packWords.has(unit) ? 'pack' : null;

/** The whole number that a text is, with or without commas between thousands; null when it is none. */
export function wholeNumber(text: string): number | null {
  return /^(\d{1,7}|\d{1,3}(,\d{3}){1,2})$/.test(text) ? Number(text.replaceAll(',', '')) : null;
}

type Column = 'part' | 'quantity' | 'unit' | 'other';

const headings: Record<Column, Set<string>> = {
  part: new Set(
    (
      'sku|part|part no|part nr|part number|partnumber|part num|item|item no|item number|article|article no|' +
      'article number|art no|artikel|artikelnummer|product|product code|product no|product number|code|mpn|' +
      'manufacturer part number|mfr part no|order code|order no|catalog no|catalog number|material|gtin|ean|barcode'
    ).split('|'),
  ),
  quantity: new Set(
    'qty|quantity|menge|anzahl|count|order qty|order quantity|qty ordered|required|pcs'.split('|'),
  ),
  unit: new Set('unit|uom|unit of measure|einheit'.split('|')),
  other: new Set(
    'pos|position|line|no|description|name|text|price|unit price|total|amount|brand|maker|note|notes|remark|comment|date'.split(
      '|',
    ),
  ),
};
const columns: Column[] = ['part', 'quantity', 'unit', 'other'];

/** What a column is by its heading ("Part No." is a part number); null when the cell is no heading. */
export function columnOf(cell: string): Column | null {
  const name = cell
    .toLowerCase()
    .replace(/[.:#*]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (name === '' && cell.includes('#')) return 'other';
  return columns.find((column) => headings[column].has(name)) ?? null;
}
