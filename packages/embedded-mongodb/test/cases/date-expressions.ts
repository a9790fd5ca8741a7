import { calls } from './expression-document';

export const dateExpressions = [
  ...calls('reference/operator/aggregation-date', {
    'returns date parts': [
      { $year: '$d' },
      { $month: '$d' },
      { $dayOfMonth: '$d' },
      { $hour: '$d' },
      { $minute: '$d' },
      { $second: '$d' },
      { $millisecond: '$d' },
      { $dayOfWeek: '$d' },
      { $dayOfYear: '$d' },
      { $week: '$d' },
      { $isoWeek: '$d' },
      { $isoWeekYear: '$d' },
      { $isoDayOfWeek: '$d' },
    ],
    'respects time zones': [
      { $hour: { date: '$d', timezone: 'America/New_York' } },
      { $hour: { date: '$d', timezone: '+05:30' } },
      { $dateToParts: { date: '$d', timezone: 'Europe/Berlin' } },
    ],
    'rejects a string as a date': { $year: '$s' },
    'rejects an unknown time zone': { $hour: { date: '$d', timezone: 'Nowhere' } },
  }),
  ...calls('reference/operator/aggregation/dateToString', { 'formats dates': [{ $dateToString: { date: '$d' } }, { $dateToString: { date: '$d', format: '%d.%m.%Y %H:%M:%S.%L %j %u %V %G %z %%' } }, { $dateToString: { date: '$d', format: '%Y-%m-%d', timezone: 'America/New_York' } }, { $dateToString: { date: '$z', onNull: 'none' } }] }), // prettier-ignore
  ...calls('reference/operator/aggregation/dateFromString', { 'parses dates': [{ $dateFromString: { dateString: '2024-03-10' } }, { $dateFromString: { dateString: '2024-03-10T01:02:03Z' } }, { $dateFromString: { dateString: '2024-03-10T01:02:03', timezone: 'Europe/Berlin' } }, { $dateFromString: { dateString: 'x', onError: 'bad' } }], 'rejects an invalid date string': { $dateFromString: { dateString: 'x' } } }), // prettier-ignore
  ...calls('reference/operator/aggregation/dateAdd', { 'adds and subtracts units': [{ $dateAdd: { startDate: '$d', unit: 'month', amount: -1 } }, { $dateAdd: { startDate: new Date('2024-01-31'), unit: 'month', amount: 1 } }, { $dateSubtract: { startDate: '$d', unit: 'day', amount: 3 } }, { $dateAdd: { startDate: '$d', unit: 'day', amount: 1, timezone: 'America/New_York' } }] }), // prettier-ignore
  ...calls('reference/operator/aggregation/dateDiff', { 'counts unit boundaries': [{ $dateDiff: { startDate: new Date('2023-12-31T23:00:00Z'), endDate: '$d', unit: 'year' } }, { $dateDiff: { startDate: '$d', endDate: new Date('2024-03-17'), unit: 'week' } }, { $dateDiff: { startDate: '$d', endDate: new Date('2024-03-11'), unit: 'week', startOfWeek: 'monday' } }, { $dateDiff: { startDate: '$d', endDate: new Date('2024-03-12'), unit: 'hour' } }] }), // prettier-ignore
  ...calls('reference/operator/aggregation/dateTrunc', { 'truncates to units': [{ $dateTrunc: { date: '$d', unit: 'month' } }, { $dateTrunc: { date: '$d', unit: 'week' } }, { $dateTrunc: { date: '$d', unit: 'week', startOfWeek: 'monday' } }, { $dateTrunc: { date: '$d', unit: 'hour', binSize: 6 } }, { $dateTrunc: { date: '$d', unit: 'day', timezone: 'America/New_York' } }, { $dateTrunc: { date: '$d', unit: 'quarter' } }] }), // prettier-ignore
];
