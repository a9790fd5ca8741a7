import { parseAmountAs, parseBankAmount, proposeDecimalMark } from '@/lib/payments/rules/bank-amounts';
import { parseBankDate, proposeDateOrder } from '@/lib/payments/rules/bank-dates';

test.each([
  ['1,234.50', 123_450],
  ['1.234,50', 123_450],
  ['1.234', 123_400],
  ['-12.5', -1_250],
  ['12,50-', -1_250],
  ['(12.00)', -1_200],
  ['+7', 700],
  ['$1,000,000.00', 100_000_000],
  ['−3,00 €', -300],
  ['1 234,50', 123_450],
  ['EUR 0,01', 1],
])('the amount %s is read as %i', (text, amount) => {
  expect(parseBankAmount(text, 'USD')).toBe(amount);
});

test.each(['', 'abc', '1,2,3', '12.345,6.7', '--1', '1e5', '(', '.', '12.34567'])(
  '“%s” is no amount',
  (text) => expect(parseBankAmount(text, 'USD')).toBeNull(),
);

test.each([
  ['1.234', 'comma', 'EUR', 123_400],
  ['1.234', 'point', 'EUR', null],
  ['1.234', 'point', 'KWD', 1_234],
  ['1,234.50', 'point', 'USD', 123_450],
  ['1,234.50', 'comma', 'USD', null],
  ['12,34,567.8', 'point', 'INR', 123_456_780],
  ["1'234,5-", 'comma', 'CHF', -123_450],
  ['1,23.50', 'point', 'USD', null],
  ['1.2.3', 'point', 'USD', null],
  [',5', 'comma', 'USD', 50],
] as const)('%s with a decimal %s in %s is %s', (text, decimal, currency, amount) => {
  expect(parseAmountAs(text, currency, decimal)).toBe(amount);
});

test('the decimal mark of a file is that of its first amount with cents, or else of its locale', () => {
  expect(proposeDecimalMark(['1.000', '1.234,5'], 'en-US')).toBe('comma');
  expect(proposeDecimalMark(['1,000', '12.00'], 'de-DE')).toBe('point');
  expect(proposeDecimalMark(['7', '1.000'], 'en-US')).toBe('comma');
  expect(proposeDecimalMark(['7'], 'de-DE')).toBe('comma');
  expect(proposeDecimalMark([], 'en-US')).toBe('point');
});

test('dates are read in the order of their file, which one day above twelve decides', () => {
  expect(proposeDateOrder(['01/02/2026', '13/02/2026'], 'en-US')).toBe('dmy');
  expect(proposeDateOrder(['02/13/2026'], 'de-DE')).toBe('mdy');
  expect(proposeDateOrder(['31.12.2026'], 'en-US')).toBe('dmy');
  expect(proposeDateOrder(['2026-12-01'], 'en-US')).toBe('ymd');
  expect(parseBankDate('02/01/2026', 'mdy')).toBe('2026-02-01');
  expect(parseBankDate('02/01/26', 'dmy')).toBe('2026-01-02');
  expect(parseBankDate('26/01/02', 'ymd')).toBe('2026-01-02');
  expect(parseBankDate('31.12.2026', 'dmy')).toBe('2026-12-31');
  expect(parseBankDate('2026-02-28 09:15', 'mdy')).toBe('2026-02-28');
  expect(parseBankDate('20260228', 'dmy')).toBe('2026-02-28');
  for (const text of ['25 Nov 2026', '25-Nov-26', 'November 25, 2026', 'Nov 25, 2026'])
    expect(parseBankDate(text, 'mdy')).toBe('2026-11-25');
  for (const none of ['31.02.2026', '2026-13-01', '12/31/2026', 'yesterday', '25 Foo 2026', ''])
    expect(parseBankDate(none, 'dmy')).toBeNull();
});
