import { describeDays, describeUses, describeValue } from '@/lib/discounts/rules/describe';
import { blankDiscountForm, discountBodyOf, discountFormOf } from '@/lib/discounts/rules/form';
import { discountInput, type Discount, type DiscountInput } from '@/lib/discounts/schema';

const input: DiscountInput = {
  title: 'Fall sale',
  code: 'FALL-20',
  kind: 'amount',
  value: 2_050,
  categories: ['drills'],
  skus: ['A-1', 'B 2'],
  customers: ['ada@plant.example', 'bob@plant.example'],
  minSubtotal: 10_000,
  from: '2026-11-01',
  to: null,
  maxUses: 100,
  maxUsesPerCustomer: null,
  active: true,
};
const discount: Discount = { ...input, id: '1', used: 12, status: 'active' };
const money = { currency: 'USD', locale: 'en-US' };

test('what a form shows of a discount is what it saves again', () => {
  for (const more of [{}, { kind: 'percent', value: 15, code: null }, { kind: 'free-delivery', value: 0 }]) {
    const stored = { ...discount, ...more } as Discount;
    expect(discountInput.parse(discountBodyOf(discountFormOf(stored, 'USD'), 'USD'))).toEqual({
      ...input,
      ...more,
    });
  }
});

test('what can’t be read as a number is an error of its field, never an absent limit', () => {
  const typed = { ...blankDiscountForm, title: 'Sale', value: 'ten', maxUses: 'many', minSubtotal: '1.234' };
  const paths = discountInput
    .safeParse(discountBodyOf(typed, 'USD'))
    .error?.issues.map(({ path }) => path[0]);
  expect(paths).toEqual(['value', 'minSubtotal', 'maxUses']);
});

test('a list describes what a discount gives, when, and how often it was used', () => {
  expect(describeValue(discount, money)).toBe('$20.50 off');
  expect(describeValue({ kind: 'percent', value: 5 }, money)).toBe('5% off');
  expect(describeValue({ kind: 'free-delivery', value: 0 }, money)).toBe('Free delivery');
  const days = (from: string | null, to: string | null) => describeDays({ from, to }, 'en-US');
  expect([days(null, null), days('2026-11-01', null), days(null, '2026-11-30')]).toEqual([
    ...['Always', 'From Nov 1, 2026', 'Until Nov 30, 2026'],
  ]);
  expect([describeUses(discount, 'en-US'), describeUses({ used: 3, maxUses: null }, 'en-US')]).toEqual([
    ...['12 of 100', '3'],
  ]);
});
