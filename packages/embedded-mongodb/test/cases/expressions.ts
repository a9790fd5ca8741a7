import { Decimal128, Double, Int32, Long, ObjectId } from 'mongodb';
import { casesFor, evaluate } from './case';

const one = [{ _id: 1, n: 5, f: 2.5, l: Long.fromNumber(7), m: Decimal128.fromString('1.10'), s: 'Tool Box', e: '', z: null, a: [3, 1, 2], o: { x: 1, y: 'b' }, d: new Date('2024-03-10T07:08:09.123Z'), t: true, list: [{ p: 2, q: 'b' }, { p: 1, q: 'a' }, { p: 2, q: 'a' }], i: new ObjectId('64b000000000000000000001') }]; // prettier-ignore
const calls = (page: string, table: { [title: string]: unknown }) =>
  casesFor(page, one, Object.fromEntries(Object.entries(table).map(([name, e]) => [name, evaluate(e)])));

export const expressions = [
  ...calls('reference/operator/aggregation/add', {
    'widens types': [
      { $add: ['$n', 1] },
      { $add: ['$n', '$f'] },
      { $add: ['$n', '$l'] },
      { $add: ['$f', '$m'] },
      { $add: ['$l', new Double(1)] },
    ],
    'adds a number to a date': { $add: ['$d', 1000] },
    'returns null for null': { $add: ['$n', '$z'] },
    'rejects a string': { $add: ['$n', '$s'] },
    'int overflow yields a long': { $add: [new Int32(2147483647), '$n'] },
  }),
  ...calls('reference/operator/aggregation/subtract', {
    'subtracts numbers and dates': [
      { $subtract: ['$n', '$f'] },
      { $subtract: ['$d', 1000] },
      { $subtract: ['$d', '$d'] },
    ],
    'rejects a date as the subtrahend of a number': { $subtract: [1, '$d'] },
  }),
  ...calls('reference/operator/aggregation/multiply', {
    'widens types': [
      { $multiply: ['$n', '$n'] },
      { $multiply: ['$n', '$m'] },
      { $multiply: ['$l', '$f'] },
      { $multiply: [] },
    ],
  }),
  ...calls('reference/operator/aggregation/divide', {
    'yields a double or a decimal': [
      { $divide: ['$n', 5] },
      { $divide: ['$m', 3] },
      { $divide: ['$l', '$f'] },
    ],
    'rejects zero as the divisor': { $divide: ['$n', { $subtract: ['$n', '$n'] }] },
  }),
  ...calls('reference/operator/aggregation/mod', {
    'supports all numeric types': [
      { $mod: ['$n', 3] },
      { $mod: ['$f', 2] },
      { $mod: [{ $multiply: ['$n', -1] }, 3] },
    ],
    'rejects zero as the divisor': { $mod: ['$n', 0] },
  }),
  ...calls('reference/operator/aggregation/round', {
    'rounds half to even': [
      { $round: '$f' },
      { $round: [3.5, 0] },
      { $round: [1234.5678, 2] },
      { $round: [1250, -2] },
      { $round: ['$m', 1] },
    ],
    'keeps infinities and NaN': [
      { $round: [NaN, 1] },
      { $trunc: Infinity },
      { $floor: NaN },
      { $ceil: -Infinity },
    ],
    'truncates, rounds up and down': [
      { $trunc: [-2.7] },
      { $trunc: [1234.5678, 2] },
      { $ceil: 1.2 },
      { $floor: -1.2 },
      { $abs: -3 },
    ],
  }),
  ...calls('reference/operator/aggregation/cmp', {
    'compares across types': [
      { $lt: ['$nothing', '$z'] },
      { $gt: ['$s', '$n'] },
      { $eq: ['$n', new Double(5)] },
      { $cmp: ['$a', '$n'] },
      { $ne: ['$nothing', null] },
      { $gte: ['$o', '$a'] },
    ],
    'requires two operands': { $eq: ['$n'] },
  }),
  ...calls('reference/operator/aggregation/and', { 'evaluates truth values': [{ $and: ['$e', '$a', '$o'] }, { $or: ['$z', 0, '$nothing'] }, { $not: ['$e'] }, { $not: [[false]] }, { $and: [] }, { $or: [] }] }), // prettier-ignore
  ...calls('reference/operator/aggregation/cond', {
    'accepts both forms': [{ $cond: ['$t', 1, 2] }, { $cond: { if: '$z', then: 1, else: 2 } }],
    'rejects a missing part': { $cond: { if: true, then: 1 } },
  }),
  ...calls('reference/operator/aggregation/ifNull', {
    'returns the first value that is not null': [{ $ifNull: ['$z', '$nothing', 3] }, { $ifNull: ['$e', 1] }],
    'rejects a single operand': { $ifNull: ['$z'] },
  }),
  ...calls('reference/operator/aggregation/switch', {
    'returns the first true case': {
      $switch: {
        branches: [
          { case: '$z', then: 1 },
          { case: '$t', then: 2 },
        ],
        default: 3,
      },
    },
    'fails without a matching case and a default': { $switch: { branches: [{ case: '$z', then: 1 }] } },
  }),
  ...calls('reference/operator/aggregation/let', { 'binds variables': { $let: { vars: { x: '$n', y: '$o' }, in: { $add: ['$$x', '$$y.x'] } } }, 'rejects an unknown variable': { $let: { vars: {}, in: '$$x' } } }), // prettier-ignore
  ...calls('reference/operator/aggregation/map', {
    'maps each element': [
      { $map: { input: '$a', as: 'x', in: { $multiply: ['$$x', 2] } } },
      { $map: { input: '$list', in: '$$this.q' } },
      { $map: { input: '$z', in: 1 } },
    ],
    'rejects an operand that is not an array': { $map: { input: '$n', in: 1 } },
  }),
  ...calls('reference/operator/aggregation/filter', {
    'returns the matching elements': [
      { $filter: { input: '$a', cond: { $gt: ['$$this', 1] } } },
      { $filter: { input: '$a', cond: true, limit: 2 } },
    ],
  }),
  ...calls('reference/operator/aggregation/reduce', { 'reduces to one value': [{ $reduce: { input: '$a', initialValue: 0, in: { $add: ['$$value', '$$this'] } } }, { $reduce: { input: '$list.q', initialValue: '', in: { $concat: ['$$value', '$$this'] } } }] }), // prettier-ignore
  ...calls('reference/operator/aggregation/slice', {
    'returns parts': [
      { $slice: ['$a', 2] },
      { $slice: ['$a', -2] },
      { $slice: ['$a', 1, 1] },
      { $slice: ['$a', -9, 1] },
      { $slice: ['$z', 1] },
    ],
    'rejects a length of zero': { $slice: ['$a', 1, 0] },
    'rejects an operand that is not an array': { $slice: ['$n', 1] },
  }),
  ...calls('reference/operator/aggregation/arrayElemAt', { 'returns elements by position': [{ $arrayElemAt: ['$a', 0] }, { $arrayElemAt: ['$a', -1] }, { $first: '$a' }, { $last: '$list.q' }], 'returns missing beyond the end': { $arrayElemAt: ['$a', 9] }, 'rejects an operand that is not an array': { $arrayElemAt: ['$n', 0] } }), // prettier-ignore
  ...calls('reference/operator/aggregation-array', {
    'tests membership and finds positions': [
      { $in: [1, '$a'] },
      { $indexOfArray: ['$a', 2] },
      { $indexOfArray: ['$a', 9] },
      { $isArray: '$a' },
      { $isArray: ['$n'] },
    ],
    'builds arrays': [
      { $concatArrays: ['$a', [9]] },
      { $concatArrays: ['$a', '$z'] },
      { $reverseArray: '$a' },
      { $range: [0, 5, 2] },
      { $zip: { inputs: ['$a', ['x', 'y']] } },
    ],
    'sorts arrays': [
      { $sortArray: { input: '$a', sortBy: -1 } },
      { $sortArray: { input: '$list', sortBy: { p: -1, q: 1 } } },
    ],
    'rejects $size of a number': { $size: '$n' },
    'treats an array index in a path as a field name': ['$a.0', '$list.0'],
    'follows a path through an array': '$list.p',
  }),
  ...calls('reference/operator/aggregation-set', {
    'computes sets': [
      {
        $setEquals: [
          [1, 2],
          [2, 1, 1],
        ],
      },
      { $setIsSubset: [[1], '$a'] },
      { $setDifference: ['$a', [1]] },
      { $sortArray: { input: { $setUnion: ['$a', [9]] }, sortBy: 1 } },
      { $setIntersection: ['$a', [2, 1]] },
      { $allElementsTrue: ['$a'] },
      { $anyElementTrue: [[0]] },
    ],
    'rejects a number as a set': { $setUnion: ['$n', [1]] },
  }),
  ...calls('reference/operator/aggregation-string', {
    'changes the case': [{ $toLower: '$s' }, { $toUpper: '$s' }, { $toUpper: '$z' }, { $toLower: '$n' }],
    'concatenates strings': [{ $concat: ['$s', '!', '$e'] }, { $concat: ['$s', '$z'] }],
    'rejects concatenation with a number': { $concat: ['$s', '$n'] },
    'returns substrings': [
      { $substrCP: ['$s', 1, 3] },
      { $substrBytes: ['é!', 2, 1] },
      { $substr: ['$s', 0, -1] },
      { $strLenCP: 'né' },
      { $strLenBytes: 'né' },
    ],
    'rejects a start inside a character': { $substrBytes: ['é', 1, 1] },
    'searches strings': [
      { $indexOfCP: ['$s', 'o'] },
      { $split: ['$s', ' '] },
      { $strcasecmp: ['$s', 'tool box'] },
    ],
    'replaces substrings': [
      { $replaceOne: { input: '$s', find: 'o', replacement: '0' } },
      { $replaceAll: { input: '$s', find: 'o', replacement: '0' } },
    ],
    'trims strings': [
      { $trim: { input: '  x \n' } },
      { $ltrim: { input: 'xxa', chars: 'x' } },
      { $rtrim: { input: 'axx', chars: 'x' } },
    ],
    'matches regular expressions': [
      { $regexMatch: { input: '$s', regex: '^tool', options: 'i' } },
      { $regexFind: { input: '$s', regex: 'B(o)' } },
      { $regexFindAll: { input: '$s', regex: 'o' } },
      { $regexMatch: { input: '$z', regex: 'x' } },
    ],
  }),
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
  ...calls('reference/operator/aggregation/convert', {
    'converts to numbers': [
      { $toInt: '$f' },
      { $toLong: '$s.length' },
      { $toDouble: '3.5' },
      { $toDecimal: '$f' },
      { $toInt: '42' },
      { $toInt: '$t' },
      { $toLong: '$d' },
    ],
    'converts to strings': [
      { $toString: '$n' },
      { $toString: '$f' },
      { $toString: '$d' },
      { $toString: '$i' },
      { $toString: '$m' },
      { $toString: '$t' },
    ],
    'converts to other types': [
      { $toBool: '$e' },
      { $toBool: 0 },
      { $toDate: 0.5 },
      { $toObjectId: '64b000000000000000000001' },
      { $toDate: '$i' },
      { $toDate: Long.fromNumber(86400000) },
    ],
    'uses onError and onNull': [
      { $convert: { input: 'x', to: 'int', onError: 'bad' } },
      { $convert: { input: '$z', to: 'int', onNull: 'none' } },
    ],
    'rejects an invalid number': { $toInt: '$s' },
    'rejects a number out of range': { $toInt: 3000000000 },
    'rejects an int as a date': { $toDate: '$n' },
  }),
  ...calls('reference/operator/aggregation/type', { 'names all types': [{ $type: '$n' }, { $type: '$f' }, { $type: '$l' }, { $type: '$m' }, { $type: '$s' }, { $type: '$z' }, { $type: '$nothing' }, { $type: '$a' }, { $type: '$o' }, { $type: '$d' }, { $type: '$i' }, { $type: '$t' }, { $isNumber: '$l' }] }), // prettier-ignore
  ...calls('reference/operator/aggregation-object', { 'works on documents': [{ $mergeObjects: ['$o', { y: 2 }, '$z'] }, { $objectToArray: '$o' }, { $arrayToObject: [[['k', 1]]] }, { $getField: { field: 'x', input: '$o' } }, { $setField: { field: 'n', input: '$o', value: 3 } }], 'rejects a number as a document': { $mergeObjects: ['$n'] } }), // prettier-ignore
  ...calls('reference/operator/aggregation/sum', {
    'aggregates arrays and operands': [
      { $sum: '$a' },
      { $sum: ['$n', '$f', '$s'] },
      { $avg: '$a' },
      { $max: '$a' },
      { $min: ['$n', '$f'] },
      { $avg: '$s' },
      { $stdDevPop: '$a' },
    ],
  }),
  ...calls('reference/operator/aggregation', {
    'rejects an unknown operator': { $nothing: 1 },
    'rejects two operators in one expression': { $add: [1], $subtract: [1, 1] },
    'returns a literal': { $literal: '$n' },
    'leaves missing fields out of a document': { v: '$nothing', w: '$n' },
  }),
];
