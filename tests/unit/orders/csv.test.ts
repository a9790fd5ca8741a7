import fc from 'fast-check';
import { orderCsvHeader, orderCsvRows } from '@/lib/orders/rules/csv';
import type { Order } from '@/lib/orders/schema/order';
import { csvCell, csvLine, parseCsvCell } from '@/lib/shared/csv';

/** Parses a line as a spreadsheet does: the cells without their quotes. */
function parse(line: string): string[] {
  const cells = line.replace(/\r\n$/, '').match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)!;
  return cells
    .map((cell) => cell.replace(/,$/, ''))
    .map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell));
}

test('no cell with a customer’s text is a formula', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        ...['=', '+', '-', '@', '\t', '\r', ' =', '"=', '\n='],
        ...[
          '＝',
          '＋',
          '－',
          '＠',
          '﹢',
          '⁻',
          '−',
          '\u200b=',
          '\ufeff+',
          '\u2060 ＝',
          '\u00ad-',
          '\u202e@',
          '\u0000=',
        ],
      ),
      fc.string(),
      (start, rest) => {
        const [cell] = parse(csvLine([start + rest]));
        expect(cell).toMatch(/^'/);
      },
    ),
  );
});

test('every text is read back unchanged from a line', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 5 }), (texts) => {
      const harmless = texts.map((text) => `a${text}`);
      fc.pre(harmless.every((text) => !/[\r\n]/.test(text)));
      expect(parse(csvLine(harmless)).slice(0, texts.length)).toEqual(harmless);
    }),
  );
});

test('a neutralized cell is read back as the original text', () => {
  const telling = fc.constantFrom('＝', '\u200b', '=', '+', '-', '@', '\t', '\r', "'", '"', ' ', 'a', '1');
  fc.assert(
    fc.property(fc.string({ unit: telling }), (text) => {
      const cell = csvCell(text);
      const quoted = /^"[^]*"$/.test(cell) && cell.length > 1;
      expect(parseCsvCell(quoted ? cell.slice(1, -1).replaceAll('""', '"') : cell)).toBe(text);
    }),
  );
});

test('numbers stay numbers', () => {
  expect(csvCell(-5)).toBe('-5');
  expect(csvCell(1234.5)).toBe('1234.5');
});

test('an order has a row for each line under the file’s column names', () => {
  const order = {
    number: 'HX-00000001',
    state: 'placed',
    placedAt: '2026-01-02T03:04:05.000Z',
    customer: { id: '1', name: '=cmd|calc', email: 'a@b.example' },
    address: { company: 'A, "B" & Sons', city: 'Cleveland', region: 'OH', country: 'US' },
    delivery: { name: 'Standard freight' },
    payment: { state: 'due', purchaseOrder: '+1' },
    lines: [{ sku: 'A', name: 'Bolt', quantity: 2, unitPrice: 150, total: 300, taxBasisPoints: 0 }],
    shipments: [{ lines: [{ sku: 'A', quantity: 1 }] }],
    totals: { subtotal: 300, shipping: 1_290, tax: 0, total: 1_590, currency: 'USD' },
  } as unknown as Order;
  const [row, ...others] = orderCsvRows(order);
  expect(others).toEqual([]);
  expect(row).toHaveLength(orderCsvHeader.length);
  const cells = parse(csvLine(row!));
  expect(cells[4]).toBe("'=cmd|calc");
  expect(cells[6]).toBe('A, "B" & Sons');
  expect(cells[orderCsvHeader.indexOf('order total')]).toBe('15.9');
  expect(cells[orderCsvHeader.indexOf('shipped')]).toBe('1');
});
