import { expectedArrival } from '@/lib/purchasing/rules/arrivals';

const today = '2026-11-26';
const arrivals = [
  { day: '2026-12-10', units: 20 },
  { day: '2026-11-20', units: 5 },
  { day: '2026-12-01', units: 10 },
];

test.each([
  ['what is overdue comes today at the earliest', 5, null, today],
  ['the next delivery, where it suffices', 15, 3, '2026-12-01'],
  ['the delivery that makes up the quantity', 16, 3, '2026-12-10'],
  ['a new order, where all deliveries together don’t suffice', 36, 40, '2027-01-05'],
  ['not before the last delivery of which it takes units', 36, 3, '2026-12-10'],
  ['no day, where no supplier is known', 36, null, null],
])('%s', (_, units, supplierDays, day) => {
  expect(expectedArrival(arrivals, units, { today, supplierDays })).toBe(day);
});
