import fc from 'fast-check';
import { addWorkingDays, isWorkingDay } from '@/lib/settings/rules/working-days';

// 2026-11-26 is a Thursday.
const shop = { holidays: [{ date: '2026-11-27', name: 'Day after' }] };

test('weekends and the shop’s holidays are no working days', () => {
  const days = ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'];
  expect(days.filter((day) => isWorkingDay(day, shop))).toEqual(['2026-11-26', '2026-11-30']);
});

test('between a day and the one so many working days later lie exactly so many working days', () => {
  const day = fc
    .integer({ min: 0, max: 2_000 })
    .map((count) => new Date(Date.UTC(2026, 0, 1 + count)).toISOString().slice(0, 10));
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: 0, max: 40 }),
      fc.array(day, { maxLength: 60 }),
      (from, count, dates) => {
        const closed = { holidays: dates.map((date) => ({ date, name: 'Closed' })) };
        const start = addWorkingDays(from, 0, closed);
        const end = addWorkingDays(from, count, closed);
        expect(isWorkingDay(end, closed)).toBe(true);
        const passed = [];
        for (let at = Date.parse(start) + 86_400_000; at <= Date.parse(end); at += 86_400_000)
          passed.push(new Date(at).toISOString().slice(0, 10));
        expect(passed.filter((each) => isWorkingDay(each, closed))).toHaveLength(count);
      },
    ),
  );
});
