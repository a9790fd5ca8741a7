import { estimateOf, estimateText } from '@/lib/delivery/rules/dates';

// 2026-11-26 is a Thursday; Ohio is five hours behind UTC.
const shop = {
  timeZone: 'America/New_York',
  cutOffHour: 14,
  holidays: [{ date: '2026-11-27', name: 'Day after' }],
};
const days = { minDays: 1, maxDays: 3 };
const at = (time: string, leadTimeDays = 0, rate = days) =>
  estimateOf(rate, leadTimeDays, shop, new Date(time));

test('transit counts working days from the day of the order, without weekends and holidays', () => {
  expect(at('2026-11-26T15:00:00Z')).toEqual({ from: '2026-11-30', to: '2026-12-02' });
});

test('an order at the cut-off hour counts as the next working day’s, one a minute before does not', () => {
  expect(at('2026-11-25T18:59:00Z').from).toBe('2026-11-26');
  expect(at('2026-11-25T19:00:00Z').from).toBe('2026-11-30');
  const open = { ...shop, cutOffHour: 24 };
  expect(estimateOf(days, 0, open, new Date('2026-11-26T04:59:00Z')).from).toBe('2026-11-26');
});

test('the hour is that of the shop’s time zone', () => {
  const berlin = { ...shop, timeZone: 'Europe/Berlin' };
  expect(estimateOf(days, 0, berlin, new Date('2026-11-25T13:00:00Z')).from).toBe('2026-11-30');
  expect(estimateOf(days, 0, shop, new Date('2026-11-25T13:00:00Z')).from).toBe('2026-11-26');
});

test('late on a closed day is not late: the next working day counts', () => {
  expect(at('2026-11-28T23:30:00Z', 0, { minDays: 0, maxDays: 0 })).toEqual({
    from: '2026-11-30',
    to: '2026-11-30',
  });
});

test('goods leave after their lead time', () => {
  expect(at('2026-11-26T15:00:00Z', 2)).toEqual({ from: '2026-12-02', to: '2026-12-04' });
});

test('an estimate is told as days', () => {
  expect(estimateText({ from: '2026-12-01', to: '2026-12-03' })).toBe('Dec 1, 2026 to Dec 3, 2026');
  expect(estimateText({ from: '2026-12-01', to: '2026-12-01' })).toBe('Dec 1, 2026');
});
