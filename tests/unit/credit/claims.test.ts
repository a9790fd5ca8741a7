import fc from 'fast-check';
import {
  addClaim,
  dropSettled,
  firstDueOf,
  isHeld,
  removeClaim,
  settleClaim,
  usageOf,
  usedOf,
  type CreditClaim,
} from '@/lib/credit/rules/claims';

const at = new Date('2026-11-25T12:00:00Z');
const situation = { at, today: '2026-11-25', graceDays: 7, override: false };
const terms = (claims: CreditClaim[] = [], limit = 1_000) => ({ status: 'active' as const, limit, claims });
const settled = (orderId: string, amount: number, version = 1, dueOn: string | null = null) => ({
  orderId,
  amount,
  version,
  dueOn,
  keys: [],
});

const claimed = (claims: ReturnType<typeof addClaim>) => {
  if (typeof claims === 'string') throw new Error(claims);
  return claims;
};

test('claims fill the limit to the last cent, and no further', () => {
  const first = claimed(addClaim(terms(), { key: 'a', orderId: 'a', amount: 600 }, situation));
  expect(addClaim(terms(first), { key: 'b', orderId: 'b', amount: 401 }, situation)).toBe('limit');
  expect(usedOf(claimed(addClaim(terms(first), { key: 'b', orderId: 'b', amount: 400 }, situation)))).toBe(
    1_000,
  );
});

test('a repeated claim takes nothing more, and one that has committed is not released', () => {
  const first = claimed(addClaim(terms(), { key: 'a', orderId: 'a', amount: 600 }, situation));
  expect(addClaim(terms(first), { key: 'a', orderId: 'a', amount: 600 }, situation)).toBe(first);
  const committed = settleClaim(first, settled('a', 600), at);
  expect(removeClaim(committed, 'a')).toEqual(committed);
  expect(removeClaim(first, 'a')).toEqual([]);
});

test('withdrawn terms and invoices overdue beyond the grace allow no order, an override does', () => {
  const claim = { key: 'b', orderId: 'b', amount: 1 };
  const overdue = settleClaim([], settled('a', 10, 1, '2026-11-17'), at);
  expect(addClaim(terms(overdue), claim, situation)).toBe('held');
  expect(addClaim(terms(overdue), claim, { ...situation, today: '2026-11-24' })).not.toBe('held');
  expect(addClaim({ ...terms(), status: 'withdrawn' }, claim, situation)).toBe('not-granted');
  expect(addClaim(terms(overdue), claim, { ...situation, override: true })).toHaveLength(2);
  expect(isHeld(null, '2026-11-25', 0)).toBe(false);
});

test('what an order says replaces the claims of its edits, and an older version of it changes nothing', () => {
  const placed = settleClaim([], settled('a', 600), at);
  const editing = claimed(addClaim(terms(placed), { key: 'a.1.x', orderId: 'a', amount: 100 }, situation));
  expect(usedOf(editing)).toBe(700);
  const edited = settleClaim(editing, { ...settled('a', 650, 2), keys: ['a.1.x'] }, at);
  expect(usedOf(edited)).toBe(650);
  expect(settleClaim(edited, settled('a', 600, 1), at)).toBe(edited);
});

test('a settled claim stays long enough to stop an older write, then goes', () => {
  const paid = settleClaim(settleClaim([], settled('a', 600), at), settled('a', 0, 2), at);
  expect(usedOf(settleClaim(paid, settled('a', 600, 1), at))).toBe(0);
  expect(dropSettled(paid, at)).toHaveLength(1);
  expect(dropSettled(paid, new Date(at.getTime() + 11 * 60_000))).toEqual([]);
});

test('in whatever order versions of orders arrive, each order counts as its newest version says', () => {
  const version = fc.record({
    orderId: fc.constantFrom('a', 'b', 'c'),
    version: fc.integer({ min: 1, max: 9 }),
  });
  const amountOf = (orderId: string, number: number) =>
    number % 3 === 0 ? 0 : orderId.charCodeAt(0) * number;
  fc.assert(
    fc.property(fc.array(version, { maxLength: 30 }), (arrivals) => {
      const claims = arrivals.reduce<CreditClaim[]>(
        (present, { orderId, version: number }) =>
          settleClaim(present, settled(orderId, amountOf(orderId, number), number), at),
        [],
      );
      const newest = new Map<string, number>();
      for (const { orderId, version: number } of arrivals)
        newest.set(orderId, Math.max(number, newest.get(orderId) ?? 0));
      const expected = [...newest].reduce((sum, [id, number]) => sum + amountOf(id, number), 0);
      // An order that nothing was ever owed for leaves no claim, so a version before it counts until a newer one.
      const hasUnclaimed = arrivals.some(({ version: number }) => number % 3 === 0);
      if (!hasUnclaimed) expect(usedOf(claims)).toBe(expected);
      else expect(usedOf(claims)).toBeGreaterThanOrEqual(expected);
    }),
  );
});

test('the share of a limit that is used is known for a limit of nothing, too', () => {
  expect([usageOf(0, 0), usageOf(5, 0), usageOf(85, 100)]).toEqual([0, 10_000, 8_500]);
  expect(firstDueOf([{ dueOn: null }, { dueOn: '2026-03-01' }, { dueOn: '2026-02-01' }])).toBe('2026-02-01');
});
