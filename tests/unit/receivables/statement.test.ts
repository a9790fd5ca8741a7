import fc from 'fast-check';
import { ageingOf, daysBetween, statementOf, type Movement } from '@/lib/receivables/rules/statement';

const kinds = ['invoice', 'credit-note', 'payment', 'refund'] as const;
const movement = fc.record({
  day: fc.integer({ min: 1, max: 28 }).map((day) => `2026-02-${String(day).padStart(2, '0')}`),
  kind: fc.constantFrom(...kinds),
  number: fc.constant(''),
  orderNumber: fc.constant('HX-1'),
  amount: fc.integer({ min: 0, max: 1_000_000 }),
});
const signed = (one: Movement): Movement =>
  one.kind === 'invoice' || one.kind === 'refund' ? one : { ...one, amount: -one.amount };
const sum = (some: Movement[]) => some.reduce((total, { amount }) => total + amount, 0);

test('opening balance plus invoices less credit notes less payments is the closing balance, for any days', () => {
  fc.assert(
    fc.property(fc.array(movement), (made) => {
      const movements = made.map(signed);
      const statement = statementOf(movements, '2026-02-10', '2026-02-20');
      const { opening, invoiced, credited, paid, closing, rows } = statement;
      expect(opening + invoiced - credited - paid).toBe(closing);
      expect(closing).toBe(sum(movements.filter(({ day }) => day <= '2026-02-20')));
      expect(rows.at(-1)?.balance ?? opening).toBe(closing);
      // The next statement begins where this one ends.
      expect(statementOf(movements, '2026-02-21', '2026-02-28').opening).toBe(closing);
    }),
  );
});

test('what is open falls into the group of its days overdue, and the groups add up', () => {
  const items = [-1, 0, 1, 30, 31, 60, 61, 90, 91].map((daysOverdue) => ({ daysOverdue, open: 100 }));
  expect(ageingOf(items)).toEqual([100, 300, 200, 200, 100]);
  expect(daysBetween('2026-02-27', '2026-03-02')).toBe(3);
});
