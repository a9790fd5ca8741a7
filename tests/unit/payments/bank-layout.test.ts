import { parseCsvRows } from '@/lib/platform/csv-file';
import { entriesOfCsv, rowsOf } from '@/lib/payments/rules/bank-csv';
import { proposeDelimiter, proposeLayout } from '@/lib/payments/rules/bank-layout';
import type { BankLayout, Delimiter } from '@/lib/payments/schema/bank-layout';

const signs = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' };

/** Reads a file as it is proposed, with changes that somebody makes to the layout. */
function read(text: string, change: Partial<BankLayout> = {}, shop = { currency: 'EUR', locale: 'de-DE' }) {
  const rows = (delimiter: string) =>
    parseCsvRows(text, { delimiter, maxRows: 50, hasLooseQuotes: true }) as string[][];
  const beginnings = Object.fromEntries(Object.entries(signs).map(([name, sign]) => [name, rows(sign)]));
  const delimiter = proposeDelimiter(beginnings as Record<Delimiter, string[][]>);
  const proposed = proposeLayout(beginnings[delimiter]!, {
    delimiter,
    encoding: 'utf-8',
    locale: shop.locale,
  });
  const layout = { ...proposed, ...change };
  const found = entriesOfCsv(rowsOf(rows(signs[layout.delimiter]), layout.header), layout, shop.currency);
  const problem = typeof found === 'string' ? found : '';
  const entries = typeof found === 'string' ? [] : found.entries.map(({ entry }) => entry);
  return { layout, problem, entries, skipped: typeof found === 'string' ? 0 : found.skipped };
}

test('a European file with its own headings below some lines about the account is read', () => {
  const text = [
    'Konto;DE02120300000000202051',
    'Kontostand vom 25.11.2026;10.000,00 EUR',
    '',
    'Buchungstag;Valuta;Auftraggeber/Zahlungsempfänger;IBAN;Verwendungszweck;Betrag;Währung',
    '25.11.2026;25.11.2026;Ada GmbH;DE021;RF18 HX;1.234,56;EUR',
  ].join('\n');
  const { layout, entries } = read(text);
  expect(layout).toMatchObject({ delimiter: 'semicolon', decimal: 'comma', dates: 'dmy', header: 4 });
  expect(entries).toMatchObject([
    { on: '2026-11-25', amount: 123_456, name: 'Ada GmbH', iban: 'DE021', text: 'RF18 HX', currency: 'EUR' },
  ]);
});

test('a US file with a column each for debits and credits is read', () => {
  const text = 'Date,Description,Debit,Credit\n11/25/2026,Deposit HX,,"1,000.00"\n11/26/2026,Fee,2.50,';
  expect(read(text, {}, { currency: 'USD', locale: 'en-US' }).entries).toMatchObject([
    { on: '2026-11-25', amount: 100_000, currency: 'USD' },
    { on: '2026-11-26', amount: -250 },
  ]);
});

test('a file that says in words whether money left, and one without titles, are read', () => {
  const dutch = 'Datum;Naam;Af Bij;Bedrag\n20261125;Ada;Bij;12,50\n20261126;Bank;Af;2,50';
  expect(read(dutch).entries.map(({ amount }) => amount)).toEqual([1_250, -250]);
  const untitled = '"11/25/2026","12.50","*","","Deposit from Ada"\n"11/26/2026","-2.50","*","","Fee"';
  const { layout, entries } = read(untitled, {}, { currency: 'USD', locale: 'en-US' });
  expect(layout).toMatchObject({ header: 0, dates: 'mdy' });
  expect(entries).toMatchObject([
    { on: '2026-11-25', amount: 1_250, text: 'Deposit from Ada' },
    { on: '2026-11-26', amount: -250, text: 'Fee' },
  ]);
});

test('columns with unknown titles are mapped by hand', () => {
  const text = 'Tag|Wert|Wer\n3.4.2026|5,00|Ada\nSumme|5,00|';
  const { layout, problem } = read(text);
  expect(layout.delimiter).toBe('pipe');
  expect(problem).toBe(
    'Say which columns hold the date and the amount (or debit and credit). The file has: Tag, Wert, Wer.',
  );
  const columns = { ...layout.columns, date: 0, amount: 1, name: 2 };
  const mapped = { columns, dates: 'dmy', decimal: 'comma' } as const;
  expect(read(text, mapped).problem).toBe('Row 3, column “Tag”: “Summe” is no date.');
  expect(read(text, { ...mapped, skipUndated: true })).toMatchObject({
    skipped: 1,
    entries: [{ on: '2026-04-03', amount: 500, name: 'Ada' }],
  });
  expect(read(text, { ...mapped, columns: { ...columns, iban: 9 } }).problem).toBe(
    'The file has no column 10.',
  );
});

test.each([
  ['2026-02-30;1,00;Ada', 'Row 3, column “Datum”: “2026-02-30” is no date.'],
  ['2026-03-02;1.00;Ada', 'Row 3, column “Betrag”: “1.00” is no amount.'],
  ['2026-03-02;;Ada', 'Row 3, column “Betrag”: “” is no amount.'],
  [
    '2026-03-02;1,00;Ada;or;more',
    'Row 3 has 5 cells, but there are 3 columns. Is a text with the delimiter not quoted?',
  ],
  ['2026-03-02;1,0', 'Row 3, the last one, ends after 2 of 3 cells. Is the file complete?'],
])('the row %s makes the whole file unreadable, and is named', (row, problem) => {
  expect(read(`Datum;Betrag;Name\n2026-03-01;2,00;Ben\n${row}`)).toMatchObject({ problem, entries: [] });
});

test('a word that is neither debit nor credit, and a currency that is none, are named', () => {
  expect(read('Datum;Af Bij;Bedrag\n20261125;Vielleicht;1,00').problem).toBe(
    'Row 2, column “Af Bij”: “Vielleicht” says neither debit nor credit.',
  );
  expect(read('Datum;Betrag;Währung\n20261125;1,00;Taler').problem).toBe(
    'Row 2, column “Währung”: “Taler” is no currency.',
  );
});
