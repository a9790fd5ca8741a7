import fc from 'fast-check';
import { applyingRule, approvalNeed, decidersOf, noApprovals } from '@/lib/companies/rules/approvals';
import type { ApprovalRule } from '@/lib/companies/schema/approvals';

const ids = ['a', 'b', 'c', 'd'];
const id = fc.constantFrom(...ids);
const sku = fc.constantFrom('S1', 'S2', 'S3', 'S4');
const category = fc.constantFrom('tools', 'drills', 'bits', 'pumps');
/** Each category with those above it. */
const ancestry: Record<string, string[]> = {
  tools: ['tools'],
  drills: ['drills', 'tools'],
  bits: ['bits', 'drills', 'tools'],
  pumps: ['pumps'],
};

const rule: fc.Arbitrary<ApprovalRule> = fc.record({
  name: fc.uuid(),
  amountFrom: fc.option(fc.integer({ min: 1, max: 20 })),
  category: fc.oneof(fc.constant(''), category),
  siteId: fc.option(fc.constantFrom('s1', 's2')),
  skus: fc.array(sku, { maxLength: 2 }),
  approvers: fc.uniqueArray(id, { minLength: 1, maxLength: 3 }),
});
const order = fc.record({
  total: fc.integer({ min: 0, max: 20 }),
  siteId: fc.option(fc.constantFrom('s1', 's2', 's3')),
  lines: fc.array(fc.record({ sku, category }), { minLength: 1, maxLength: 3 }),
});

/** The rules written a second time: conditions are excluded one by one, and the earliest rule left counts. */
function expectedRule(rules: ApprovalRule[], { total, siteId, lines }: Order): ApprovalRule | null {
  for (const one of rules) {
    let isExcluded = false;
    if (one.amountFrom !== null && total < one.amountFrom) isExcluded = true;
    if (one.siteId !== null && one.siteId !== siteId) isExcluded = true;
    if (one.category) {
      const categories = new Set<string>();
      for (const line of lines) for (const above of ancestry[line.category]!) categories.add(above);
      if (!categories.has(one.category)) isExcluded = true;
    }
    if (one.skus.length > 0) {
      const listed = lines.filter((line) => new Set(one.skus).has(line.sku));
      if (listed.length === 0) isExcluded = true;
    }
    if (!isExcluded) return one;
  }
  return null;
}

type Order = { total: number; siteId: string | null; lines: { sku: string; category: string }[] };
const subjectOf = ({ lines, ...rest }: Order) => ({
  ...rest,
  lines: lines.map((line) => ({ sku: line.sku, categories: ancestry[line.category]! })),
});

test('the rule that applies is the one of an independent reading, in 10,000 random cases', () => {
  const seen = { none: 0, some: 0 };
  fc.assert(
    fc.property(
      fc.array(rule, { maxLength: 5 }),
      order,
      id,
      fc.boolean(),
      (rules, some, userId, mayOrder) => {
        const expected = expectedRule(rules, some);
        expect(applyingRule(rules, subjectOf(some))).toBe(expected);
        const settings = { ...noApprovals, rules, defaultApprovers: ['d'] };
        const need = approvalNeed(settings, { userId, mayOrder }, subjectOf(some));
        const others = (expected?.approvers ?? []).filter((one) => one !== userId);
        const reason = others.length ? expected!.name : mayOrder ? null : '';
        expect(need?.reason.name ?? null).toBe(reason);
        expect(need?.approvers ?? []).not.toContain(userId);
        seen[expected ? 'some' : 'none'] += 1;
      },
    ),
    { numRuns: 10_000, seed: 22 },
  );
  expect(Math.min(seen.none, seen.some)).toBeGreaterThan(1_000);
});

const members = [
  { userId: 'a', role: 'approver' as const },
  { userId: 'b', role: 'approver' as const },
  { userId: 'c', role: 'admin' as const },
  { userId: 'e', role: 'buyer' as const },
];
const away = { approverId: 'a', substituteId: 'b', from: '2026-03-01', to: '2026-03-10' };

test.each([
  ['the approver decides', [], 'e', '2026-03-05', ['a']],
  ['the substitute decides too on days of absence', [away], 'e', '2026-03-10', ['b', 'a']],
  ['not after them', [away], 'e', '2026-03-11', ['a']],
  ['not before them', [away], 'e', '2026-02-28', ['a']],
  ['nor without days while the approver can', [{ ...away, from: null, to: null }], 'e', '2026-03-05', ['a']],
  ['nobody decides about an order of their own: the substitute does', [away], 'a', '2026-05-01', ['b']],
  ['and the admins do where there is no substitute', [], 'a', '2026-05-01', ['c']],
])('%s', (_, substitutions, requester, today, expected) => {
  expect(decidersOf('a', requester, substitutions, members, today)).toEqual(expected);
});

test('an approver who has become a buyer no longer decides', () => {
  const changed = members.map((one) => (one.userId === 'a' ? { ...one, role: 'buyer' as const } : one));
  expect(decidersOf('a', 'e', [away], changed, '2026-05-01')).toEqual(['b']);
  expect(decidersOf('a', 'e', [], changed, '2026-05-01')).toEqual(['c']);
});
