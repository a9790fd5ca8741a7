import fc from 'fast-check';
import { allocate } from '@/lib/discounts/rules/allocation';
import { chooseDiscounts, type Candidate, type Situation } from '@/lib/discounts/rules/offer';
import { discountInput } from '@/lib/discounts/schema';
import { hasFreeDelivery, savedBy, totalRows } from '@/lib/orders/rules/discounts';
import { totalsOf } from '@/lib/orders/rules/totals';
import { defaultShop } from '@/lib/settings/rules/shop';

let ids = 0;
const candidate = (more: Partial<Candidate> = {}): Candidate => ({
  id: `d${(ids += 1)}`,
  title: 'Sale',
  code: null,
  kind: 'percent',
  value: 10,
  categories: [],
  skus: [],
  customers: [],
  minSubtotal: 0,
  from: null,
  to: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  active: true,
  used: 0,
  usedByCustomer: 0,
  ...more,
});
const situation = (...lines: [sku: string, category: string, total: number][]): Situation => ({
  lines: lines.map(([sku, category, total]) => ({ sku, categories: [category], total })),
  email: 'Ada@plant.example',
  today: '2026-11-24',
  currency: 'USD',
  locale: 'en-US',
});
const cart = situation(['A-1', 'drills', 10_000], ['B-1', 'hand-tools', 3_333]);
const problemOf = (more: Partial<Candidate>, at = cart) =>
  chooseDiscounts([], { code: 'SAVE', candidate: candidate({ code: 'SAVE', ...more }) }, at).codeProblem;

const amount = fc.integer({ min: 0, max: 100_000_000_00 });

test('an allocation is exact, gives no part more than its weight, and none to a weight of zero', () => {
  fc.assert(
    fc.property(
      fc.array(amount, { maxLength: 100 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, share) => {
        const whole = weights.reduce((sum, weight) => sum + weight, 0);
        const parts = allocate(Math.floor(whole * share), weights);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Math.floor(whole * share));
        for (const [index, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(weights[index]!);
        }
      },
    ),
  );
  expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(allocate(1, [1_000, 2_000])).toEqual([0, 1]);
});

const kinds = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 100_000_000 }) }),
  fc.record({ kind: fc.constant('free-delivery' as const), value: fc.constant(0) }),
);

test('the discounts of lines add up, none exceeds its line, tax is on what is paid, and no code makes an order dearer', () => {
  const lines = fc.array(
    fc.tuple(
      fc.constantFrom('A-1', 'B-1', 'C-1'),
      fc.constantFrom('drills', 'hand-tools'),
      fc.integer({ min: 0, max: 10_000_000 }),
    ),
    { minLength: 1, maxLength: 30 },
  );
  const method = fc.record({
    price: fc.integer({ min: 0, max: 10_000 }),
    freeFrom: fc.option(fc.integer({ min: 0, max: 50_000 })),
  });
  const rules = fc.array(fc.tuple(kinds, fc.subarray(['drills', 'hand-tools'])), { maxLength: 4 });
  fc.assert(
    fc.property(
      lines,
      method,
      rules,
      fc.option(kinds),
      fc.boolean(),
      (some, way, automatic, code, taxShipping) => {
        const at = situation(...some);
        const offer = chooseDiscounts(
          automatic.map(([kind, categories]) => candidate({ ...kind, categories })),
          code && { code: 'SAVE', candidate: candidate({ code: 'SAVE', ...code }) },
          at,
        );
        const discounted = at.lines.map(({ total }, index) => ({
          total,
          discount: offer.lineDiscounts[index]!,
        }));
        for (const { total, discount } of discounted) {
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(discount).toBeLessThanOrEqual(total);
        }
        const shop = { ...defaultShop, taxShipping };
        const place = { country: 'US', region: 'OH' };
        const before = totalsOf(at.lines, way, place, shop);
        const totals = totalsOf(discounted, way, place, shop, hasFreeDelivery(offer.discounts));
        const saved = savedBy(offer.discounts, totals);
        expect(saved.reduce((sum, one) => sum + one.amount, 0)).toBe(
          (totals.discount ?? 0) + (totals.shippingDiscount ?? 0),
        );
        expect(totals.total).toBeGreaterThanOrEqual(0);
        expect(totals.total).toBeLessThanOrEqual(before.total);
        const rows = totalRows({
          totals,
          discounts: saved,
          delivery: { id: 'x', name: '', minDays: 0, maxDays: 0, tracking: '' },
        });
        expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBe(totals.total);
      },
    ),
  );
});

test('a percentage rounds for all its lines together, an amount stops at their value', () => {
  const offer = (more: Partial<Candidate>) => chooseDiscounts([candidate(more)], null, cart);
  expect(offer({ value: 15 })).toMatchObject({ lineDiscounts: [1_500, 500], discounts: [{ amount: 2_000 }] });
  expect(offer({ kind: 'amount', value: 20_000 }).lineDiscounts).toEqual([10_000, 3_333]);
  expect(offer({ kind: 'amount', value: 20_000, skus: ['B-1'] }).lineDiscounts).toEqual([0, 3_333]);
  expect(offer({ value: 50, categories: ['drills'] }).lineDiscounts).toEqual([5_000, 0]);
});

test('the best discount on goods counts, free delivery besides, and a code that adds nothing stays unused', () => {
  const sale = candidate({ title: 'Fall sale', value: 10 });
  const code = (more: Partial<Candidate>) => ({
    code: 'SAVE',
    candidate: candidate({ code: 'SAVE', ...more }),
  });
  const free = candidate({ title: 'Free freight', kind: 'free-delivery', value: 0 });
  const titles = (offer: ReturnType<typeof chooseDiscounts>) => offer.discounts.map(({ title }) => title);
  const better = chooseDiscounts([sale, free], code({ title: 'Trade', value: 11 }), cart);
  expect([titles(better), better.codeProblem]).toEqual([['Trade', 'Free freight'], null]);
  const equal = chooseDiscounts([sale, free], code({ title: 'Trade', value: 10 }), cart);
  expect(titles(equal)).toEqual(['Fall sale', 'Free freight']);
  expect(equal.codeProblem).toBe(
    '“Fall sale” already saves you as much or more, so the code SAVE is not needed.',
  );
  const both = chooseDiscounts([sale], code({ title: 'Freight', kind: 'free-delivery', value: 0 }), cart);
  expect([titles(both), both.codeProblem]).toEqual([['Fall sale', 'Freight'], null]);
});

test('a code that does not apply says why', () => {
  expect(chooseDiscounts([], { code: 'NONE', candidate: null }, cart).codeProblem).toBe(
    'There is no discount code NONE. Please check the spelling.',
  );
  expect(problemOf({})).toBeNull();
  expect(problemOf({ to: '2026-11-23' })).toBe('The code SAVE expired on Nov 23, 2026.');
  expect(problemOf({ to: '2026-11-24', from: '2026-11-24' })).toBeNull();
  expect(problemOf({ from: '2026-11-25' })).toBe('The code SAVE is valid from Nov 25, 2026.');
  expect(problemOf({ active: false })).toBe('The code SAVE is not valid at present.');
  expect(problemOf({ maxUses: 5, used: 5 })).toBe('The code SAVE has been used up.');
  expect(problemOf({ maxUsesPerCustomer: 1, usedByCustomer: 1 })).toBe(
    'You have used the code SAVE already.',
  );
  expect(problemOf({ maxUsesPerCustomer: 3, usedByCustomer: 3 })).toBe(
    'You have used the code SAVE 3 times, which is as often as one customer can.',
  );
  expect(problemOf({ customers: ['bob@plant.example'] })).toBe(
    'The code SAVE is not valid for your account.',
  );
  expect(problemOf({ customers: ['ada@plant.example'] })).toBeNull();
  expect(problemOf({ skus: ['C-1'] })).toBe(
    'The code SAVE is for certain products, and none of them is in this order.',
  );
  expect(problemOf({ minSubtotal: 15_000 })).toBe(
    'The code SAVE needs goods for at least $150.00: add goods for $16.67 more.',
  );
});

test('a discount of more than 100 percent, of nothing, or that ends before it begins is rejected', () => {
  const { id: _id, used: _used, usedByCustomer: _mine, ...input } = candidate();
  const fieldsOf = (more: object) =>
    discountInput.safeParse({ ...input, ...more }).error?.issues.map(({ path }) => path.join('.'));
  expect(discountInput.parse({ ...input, code: ' spring-10 ' }).code).toBe('SPRING-10');
  expect(fieldsOf({ value: 101 })).toEqual(['value']);
  expect(fieldsOf({ kind: 'amount', value: 0 })).toEqual(['value']);
  expect(fieldsOf({ from: '2026-12-01', to: '2026-11-30' })).toEqual(['to']);
  expect(fieldsOf({ code: 'A B' })).toEqual(['code']);
});
