import fc from 'fast-check';
import { formatNumber, formatWhole, listWords } from '@/lib/shared/formats';
import { currencySign, formatMoney, fractionDigits } from '@/lib/shared/money';

const whole = fc.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });
const plain = ['USD', 'EUR', 'GBP', 'CAD', 'AUD'];
const intl = (currency: string) => new Intl.NumberFormat('en-US', { style: 'currency', currency });

test('whole numbers and amounts are written as Intl writes them', () => {
  const formats = plain.map((currency) => ({ currency, format: intl(currency) }));
  fc.assert(
    fc.property(whole, (value) => {
      expect(formatWhole(value)).toBe(value.toLocaleString('en-US'));
      expect(formatNumber(value)).toBe(formatWhole(value));
    }),
  );
  // Beyond that a cent is no longer exact in a floating-point amount of dollars, which is what Intl gets.
  const amount = fc.integer({ min: -(10 ** 14), max: 10 ** 14 });
  fc.assert(
    fc.property(amount, (value) => {
      for (const { currency, format } of formats)
        expect(formatMoney(value, currency)).toBe(format.format(value / 100));
    }),
  );
});

test('every currency has the sign and the decimals that Intl knows', () => {
  for (const currency of Intl.supportedValuesOf('currency')) {
    const parts = intl(currency).formatToParts(0);
    expect(currencySign(currency)).toBe(parts.find(({ type }) => type === 'currency')!.value);
    expect(fractionDigits(currency)).toBe(intl(currency).resolvedOptions().maximumFractionDigits);
  }
});

test('other languages, currencies and fractions are left to Intl', () => {
  expect(formatMoney(123_456_789, 'EUR', 'de-DE')).toBe('1.234.567,89\u00a0€');
  expect(formatMoney(1_234, 'JPY')).toBe('¥1,234');
  expect(formatMoney(1.5)).toBe('$0.02');
  expect([formatNumber(1234.5), formatNumber(1234.5678, 2), formatNumber(1234, 3, 'de-DE')]).toEqual([
    '1,234.5',
    '1,234.57',
    '1.234',
  ]);
});

test('words are listed as Intl lists them', () => {
  const words = fc.array(fc.string({ minLength: 1 }), { maxLength: 6 });
  const [or, and] = (['disjunction', 'conjunction'] as const).map(
    (type) => new Intl.ListFormat('en-US', { type }),
  );
  fc.assert(
    fc.property(words, (list) => {
      expect(listWords(list, 'or')).toBe(or!.format(list));
      expect(listWords(list, 'and')).toBe(and!.format(list));
    }),
  );
});
