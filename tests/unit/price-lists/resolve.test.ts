import fc from 'fast-check';
import { contractSteps, isInForce, type ContractList } from '@/lib/price-lists/rules/resolve';
import { audienceKinds, contractEntry, priceListInput, type ContractEntry } from '@/lib/price-lists/schema';
import { unitPrice } from '@/lib/pricing/rules';

const categories = ['drills', 'power-tools', 'tools'];
const target = fc.constantFrom(
  { sku: 'AA', category: null },
  { sku: 'BB', category: null },
  ...categories.map((category) => ({ sku: null, category })),
  { sku: null, category: 'bolts' },
  { sku: null, category: null },
);
const entry = fc
  .record({
    target,
    from: fc.integer({ min: 1, max: 9 }),
    price: fc.integer({ min: 0, max: 1_500 }),
    percentOff: fc.integer({ min: 0, max: 10_000 }).map((share) => share / 100),
    isFixed: fc.boolean(),
  })
  .map(({ target: { sku, category }, from, price, percentOff, isFixed }): ContractEntry => {
    const fixed = isFixed && sku !== null;
    return { sku, category, from, price: fixed ? price : null, percentOff: fixed ? null : percentOff };
  });
const lists = fc.array(
  fc.record({ kind: fc.constantFrom(...audienceKinds), entries: fc.array(entry, { maxLength: 7 }) }),
  { maxLength: 4 },
);

/** The written order of precedence, question by question, with exact fractions; null where no entry counts. */
function oraclePrice(found: ContractList[], listPrice: number, quantity: number): number | null {
  for (const audience of ['customer', 'company', 'group']) {
    const own = found.filter(({ kind }) => kind === audience).flatMap(({ entries }) => entries);
    const targets: ((one: ContractEntry) => boolean)[] = [
      ({ sku }) => sku === 'AA',
      ...categories.map(
        (slug) =>
          ({ category }: ContractEntry) =>
            category === slug,
      ),
      ({ sku, category }) => sku === null && category === null,
    ];
    for (const isMeant of targets) {
      const reached = own.filter((one) => isMeant(one) && one.from <= quantity);
      if (reached.length === 0) continue;
      const highest = Math.max(...reached.map(({ from }) => from));
      const prices = reached
        .filter(({ from }) => from === highest)
        .map(({ price, percentOff }) => {
          if (price !== null) return price;
          const numerator = BigInt(listPrice) * (10_000n - BigInt(Math.round(percentOff! * 100)));
          return Number((2n * numerator + 10_000n) / 20_000n);
        });
      return Math.min(...prices);
    }
  }
  return null;
}

test('the resolver equals the written order of precedence on 10,000 random combinations', () => {
  let contracts = 0;
  fc.assert(
    fc.property(
      lists,
      fc.integer({ min: 0, max: 1_500 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 0, max: 30 }),
      (found, price, quantity, percentOff) => {
        const contract = contractSteps(found, { sku: 'AA', price, categories });
        const expected = oraclePrice(found, price, quantity);
        expect(contract.findLast(({ from }) => from <= quantity)?.price ?? null).toBe(expected);
        const priceBreaks = [{ from: 5, percentOff }];
        const open = unitPrice({ priceBreaks }, { price }, quantity);
        const paid = unitPrice({ priceBreaks }, { price, contract }, quantity);
        expect(paid).toBe(Math.min(open, expected ?? open));
        if (expected !== null) contracts += 1;
      },
    ),
    { numRuns: 10_000, seed: 25 },
  );
  expect(contracts).toBeGreaterThan(5_000);
});

test('a list counts on its days, in its currency, while it is active', () => {
  const list = { active: true, currency: 'USD', from: '2026-03-01', to: '2026-03-31' };
  const days = ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'];
  expect(days.map((day) => isInForce(list, day, 'USD'))).toEqual([false, true, true, false]);
  expect(isInForce(list, '2026-03-05', 'EUR')).toBe(false);
  expect(isInForce({ ...list, active: false }, '2026-03-05', 'USD')).toBe(false);
  expect(isInForce({ ...list, from: null, to: null }, '1999-01-01', 'USD')).toBe(true);
});

test('entries that say nothing, too much, or the same twice are errors', () => {
  const plain = { sku: 'AA', category: null, from: 1, price: 100, percentOff: null };
  const problem = (more: object) => contractEntry.safeParse({ ...plain, ...more }).error?.issues[0]?.message;
  expect(problem({})).toBeUndefined();
  expect(problem({ price: null })).toBe('Give either a price or a percentage');
  expect(problem({ percentOff: 5 })).toBe('Give either a price or a percentage');
  expect(problem({ category: 'drills' })).toBe('must be empty beside a SKU');
  expect(problem({ sku: null })).toBe('needs a SKU');
  expect(problem({ price: null, percentOff: 0.005 })).toBe('must have at most two decimals');
  const list = {
    name: 'A',
    audience: { kind: 'company', id: '0123456789abcdef01234567' },
    currency: 'USD',
    from: '2026-02-01',
    to: '2026-01-01',
    active: true,
    entries: [plain, { ...plain, from: 2 }, { ...plain, price: 90 }],
  };
  const issues = priceListInput.safeParse(list).error!.issues;
  expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['to', 'must not be before the first day'],
    ['entries.2.from', 'is there twice'],
  ]);
});
