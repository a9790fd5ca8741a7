import { collectionMethodId } from '@/lib/settings/rules/collection';
import { requestedDateProblem } from '@/lib/orders/rules/requested-date';

const shop = {
  locale: 'en-US',
  timeZone: 'America/New_York',
  holidays: [{ date: '2026-12-25', name: 'Christmas' }],
};
// Monday evening in Ohio, Tuesday in UTC.
const now = new Date('2026-12-08T01:00:00Z');
const delivery = { id: 'standard', estimate: { from: '2026-12-10', to: '2026-12-14' } };

test.each([
  ['2026-12-06', 'Dec 6, 2026 is past. Choose a day from today on'],
  ['2026-12-07', 'Your order can arrive on Dec 10, 2026 at the earliest'],
  ['2026-12-09', 'Your order can arrive on Dec 10, 2026 at the earliest'],
  ['2026-12-10', null],
  ['2026-12-12', 'Dec 12, 2026 is a Saturday on which we don’t work. Choose a working day'],
  ['2026-12-25', 'Dec 25, 2026 is a Friday on which we don’t work. Choose a working day'],
  ['2027-12-07', null],
  ['2027-12-08', 'Dec 8, 2027 is more than a year ahead'],
])('a delivery that is wanted on %s: %s', (day, problem) => {
  expect(requestedDateProblem(day, delivery, shop, now)).toBe(problem);
});

test('goods that are collected are ready on a day, and without an estimate only the calendar counts', () => {
  const collected = { ...delivery, id: collectionMethodId };
  expect(requestedDateProblem('2026-12-09', collected, shop, now)).toBe(
    'Your order can be ready on Dec 10, 2026 at the earliest',
  );
  expect(requestedDateProblem('2026-12-08', { id: 'standard' }, shop, now)).toBeNull();
});
