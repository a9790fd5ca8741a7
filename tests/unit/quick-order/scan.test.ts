import { emptyRow, withScan, type OrderRow } from '@/lib/quick-order/rules/order-rows';
import { sheetText } from '@/lib/quick-order/rules/workbook';
import { parseList } from '@/lib/quick-order/rules/parse-list';
import type { ListRow } from '@/lib/quick-order/schema';

const found = (sku: string, multiple = 1): ListRow => ({
  line: 1,
  text: sku,
  part: sku,
  quantity: null,
  counted: null,
  state: 'found',
  match: {
    sku,
    mpn: null,
    name: sku,
    variant: '',
    href: '/',
    img: '',
    price: 100,
    priceBreaks: [],
    currency: 'USD',
    unit: 'each',
    packSize: 1,
    limits: { minQuantity: 1, multiple, maxQuantity: null },
    availableQuantity: 50,
    availability: '',
  },
  isQuantityUnclear: false,
  message: null,
  suggestions: [],
});
const shown = (rows: OrderRow[]) => rows.map(({ part, quantity }) => [part, quantity]);

test('a scan fills the first empty row; the same product again counts one step more', () => {
  let rows = [emptyRow(0), emptyRow(1)];
  let id = 2;
  for (const sku of ['A-1', 'B-5', 'A-1', 'B-5', 'A-1'])
    rows = withScan(rows, found(sku, sku === 'B-5' ? 5 : 1), emptyRow(id++));
  expect(shown(rows)).toEqual([
    ['A-1', '3'],
    ['B-5', '10'],
    ['', ''],
  ]);
});

test('an unknown code gets a row of its own each time', () => {
  const unknown = { ...found('?'), state: 'unknown' as const, match: null };
  expect(shown(withScan(withScan([], unknown, emptyRow(0)), unknown, emptyRow(1)))).toEqual([
    ['?', ''],
    ['?', ''],
  ]);
});

test('the cells of a sheet are read as those of a pasted list, quotes and tabs included', () => {
  const text = sheetText([
    ['Part', 'Description', 'Qty'],
    ['TW-AG125', 'Grinder "big", 5\tin', '3'],
  ]);
  expect(parseList(text).lines).toMatchObject([{ readings: [{ part: 'TW-AG125', quantity: 3 }] }]);
});
