import { Decimal128, Double, Int32, Long, ObjectId } from 'mongodb';
import { casesFor, evaluate } from './case';

const one = [{ _id: 1, n: 5, f: 2.5, l: Long.fromNumber(7), m: Decimal128.fromString('1.10'), s: 'Tool Box', e: '', z: null, a: [3, 1, 2], o: { x: 1, y: 'b' }, d: new Date('2024-03-10T07:08:09.123Z'), t: true, list: [{ p: 2, q: 'b' }, { p: 1, q: 'a' }, { p: 2, q: 'a' }], i: new ObjectId('64b000000000000000000001') }]; // prettier-ignore
const calls = (page: string, table: { [sentence: string]: unknown }) =>
  casesFor(page, one, Object.fromEntries(Object.entries(table).map(([name, e]) => [name, evaluate(e)])));

export const expressions = [
  ...calls('reference/operator/aggregation/add', {
    'types widen': [
      { $add: ['$n', 1] },
      { $add: ['$n', '$f'] },
      { $add: ['$n', '$l'] },
      { $add: ['$f', '$m'] },
      { $add: ['$l', new Double(1)] },
    ],
    'a date and a number': { $add: ['$d', 1000] },
    'null wins': { $add: ['$n', '$z'] },
    'text is refused': { $add: ['$n', '$s'] },
    'beyond an int': { $add: [new Int32(2147483647), '$n'] },
  }),
  ...calls('reference/operator/aggregation/subtract', {
    'numbers and dates': [
      { $subtract: ['$n', '$f'] },
      { $subtract: ['$d', 1000] },
      { $subtract: ['$d', '$d'] },
    ],
    'a date from a number': { $subtract: [1, '$d'] },
  }),
  ...calls('reference/operator/aggregation/multiply', {
    'types widen': [
      { $multiply: ['$n', '$n'] },
      { $multiply: ['$n', '$m'] },
      { $multiply: ['$l', '$f'] },
      { $multiply: [] },
    ],
  }),
  ...calls('reference/operator/aggregation/divide', {
    'always a double or a decimal': [
      { $divide: ['$n', 5] },
      { $divide: ['$m', 3] },
      { $divide: ['$l', '$f'] },
    ],
    'by zero': { $divide: ['$n', { $subtract: ['$n', '$n'] }] },
  }),
  ...calls('reference/operator/aggregation/mod', {
    'of types': [{ $mod: ['$n', 3] }, { $mod: ['$f', 2] }, { $mod: [{ $multiply: ['$n', -1] }, 3] }],
    'by zero': { $mod: ['$n', 0] },
  }),
  ...calls('reference/operator/aggregation/round', {
    'half to even': [
      { $round: '$f' },
      { $round: [3.5, 0] },
      { $round: [1234.5678, 2] },
      { $round: [1250, -2] },
      { $round: ['$m', 1] },
    ],
    'what is not finite stays': [
      { $round: [NaN, 1] },
      { $trunc: Infinity },
      { $floor: NaN },
      { $ceil: -Infinity },
    ],
    cut: [{ $trunc: [-2.7] }, { $trunc: [1234.5678, 2] }, { $ceil: 1.2 }, { $floor: -1.2 }, { $abs: -3 }],
  }),
  ...calls('reference/operator/aggregation/cmp', {
    'across types': [
      { $lt: ['$nothing', '$z'] },
      { $gt: ['$s', '$n'] },
      { $eq: ['$n', new Double(5)] },
      { $cmp: ['$a', '$n'] },
      { $ne: ['$nothing', null] },
      { $gte: ['$o', '$a'] },
    ],
    'two operands': { $eq: ['$n'] },
  }),
  ...calls('reference/operator/aggregation/and', { 'truth': [{ $and: ['$e', '$a', '$o'] }, { $or: ['$z', 0, '$nothing'] }, { $not: ['$e'] }, { $not: [[false]] }, { $and: [] }, { $or: [] }] }), // prettier-ignore
  ...calls('reference/operator/aggregation/cond', {
    'both forms': [{ $cond: ['$t', 1, 2] }, { $cond: { if: '$z', then: 1, else: 2 } }],
    'a part is missing': { $cond: { if: true, then: 1 } },
  }),
  ...calls('reference/operator/aggregation/ifNull', {
    'the first that is': [{ $ifNull: ['$z', '$nothing', 3] }, { $ifNull: ['$e', 1] }],
    'one operand': { $ifNull: ['$z'] },
  }),
  ...calls('reference/operator/aggregation/switch', {
    'the first true case': {
      $switch: {
        branches: [
          { case: '$z', then: 1 },
          { case: '$t', then: 2 },
        ],
        default: 3,
      },
    },
    'no case and no default': { $switch: { branches: [{ case: '$z', then: 1 }] } },
  }),
  ...calls('reference/operator/aggregation/let', { 'binds': { $let: { vars: { x: '$n', y: '$o' }, in: { $add: ['$$x', '$$y.x'] } } }, 'an unknown variable': { $let: { vars: {}, in: '$$x' } } }), // prettier-ignore
  ...calls('reference/operator/aggregation/map', {
    'each element': [
      { $map: { input: '$a', as: 'x', in: { $multiply: ['$$x', 2] } } },
      { $map: { input: '$list', in: '$$this.q' } },
      { $map: { input: '$z', in: 1 } },
    ],
    'no array': { $map: { input: '$n', in: 1 } },
  }),
  ...calls('reference/operator/aggregation/filter', {
    'some elements': [
      { $filter: { input: '$a', cond: { $gt: ['$$this', 1] } } },
      { $filter: { input: '$a', cond: true, limit: 2 } },
    ],
  }),
  ...calls('reference/operator/aggregation/reduce', { 'to one': [{ $reduce: { input: '$a', initialValue: 0, in: { $add: ['$$value', '$$this'] } } }, { $reduce: { input: '$list.q', initialValue: '', in: { $concat: ['$$value', '$$this'] } } }] }), // prettier-ignore
  ...calls('reference/operator/aggregation/slice', {
    parts: [
      { $slice: ['$a', 2] },
      { $slice: ['$a', -2] },
      { $slice: ['$a', 1, 1] },
      { $slice: ['$a', -9, 1] },
      { $slice: ['$z', 1] },
    ],
    'no length': { $slice: ['$a', 1, 0] },
    'no array': { $slice: ['$n', 1] },
  }),
  ...calls('reference/operator/aggregation/arrayElemAt', { 'places': [{ $arrayElemAt: ['$a', 0] }, { $arrayElemAt: ['$a', -1] }, { $first: '$a' }, { $last: '$list.q' }], 'beyond is missing': { $arrayElemAt: ['$a', 9] }, 'no array': { $arrayElemAt: ['$n', 0] } }), // prettier-ignore
  ...calls('reference/operator/aggregation-array', {
    'membership and places': [
      { $in: [1, '$a'] },
      { $indexOfArray: ['$a', 2] },
      { $indexOfArray: ['$a', 9] },
      { $isArray: '$a' },
      { $isArray: ['$n'] },
    ],
    'putting together': [
      { $concatArrays: ['$a', [9]] },
      { $concatArrays: ['$a', '$z'] },
      { $reverseArray: '$a' },
      { $range: [0, 5, 2] },
      { $zip: { inputs: ['$a', ['x', 'y']] } },
    ],
    sorted: [
      { $sortArray: { input: '$a', sortBy: -1 } },
      { $sortArray: { input: '$list', sortBy: { p: -1, q: 1 } } },
    ],
    'length of no array': { $size: '$n' },
    'a position in a path is a name': ['$a.0', '$list.0'],
    'a path through an array': '$list.p',
  }),
  ...calls('reference/operator/aggregation-set', {
    sets: [
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
    'no set': { $setUnion: ['$n', [1]] },
  }),
  ...calls('reference/operator/aggregation-string', {
    cases: [{ $toLower: '$s' }, { $toUpper: '$s' }, { $toUpper: '$z' }, { $toLower: '$n' }],
    together: [{ $concat: ['$s', '!', '$e'] }, { $concat: ['$s', '$z'] }],
    'together with a number': { $concat: ['$s', '$n'] },
    parts: [
      { $substrCP: ['$s', 1, 3] },
      { $substrBytes: ['é!', 2, 1] },
      { $substr: ['$s', 0, -1] },
      { $strLenCP: 'né' },
      { $strLenBytes: 'né' },
    ],
    'a part within a letter': { $substrBytes: ['é', 1, 1] },
    searching: [{ $indexOfCP: ['$s', 'o'] }, { $split: ['$s', ' '] }, { $strcasecmp: ['$s', 'tool box'] }],
    replacing: [
      { $replaceOne: { input: '$s', find: 'o', replacement: '0' } },
      { $replaceAll: { input: '$s', find: 'o', replacement: '0' } },
    ],
    trimming: [
      { $trim: { input: '  x \n' } },
      { $ltrim: { input: 'xxa', chars: 'x' } },
      { $rtrim: { input: 'axx', chars: 'x' } },
    ],
    expressions: [
      { $regexMatch: { input: '$s', regex: '^tool', options: 'i' } },
      { $regexFind: { input: '$s', regex: 'B(o)' } },
      { $regexFindAll: { input: '$s', regex: 'o' } },
      { $regexMatch: { input: '$z', regex: 'x' } },
    ],
  }),
  ...calls('reference/operator/aggregation-date', {
    parts: [
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
    'in a zone': [
      { $hour: { date: '$d', timezone: 'America/New_York' } },
      { $hour: { date: '$d', timezone: '+05:30' } },
      { $dateToParts: { date: '$d', timezone: 'Europe/Berlin' } },
    ],
    'of no date': { $year: '$s' },
    'an unknown zone': { $hour: { date: '$d', timezone: 'Nowhere' } },
  }),
  ...calls('reference/operator/aggregation/dateToString', { 'formats': [{ $dateToString: { date: '$d' } }, { $dateToString: { date: '$d', format: '%d.%m.%Y %H:%M:%S.%L %j %u %V %G %z %%' } }, { $dateToString: { date: '$d', format: '%Y-%m-%d', timezone: 'America/New_York' } }, { $dateToString: { date: '$z', onNull: 'none' } }] }), // prettier-ignore
  ...calls('reference/operator/aggregation/dateFromString', { 'reads': [{ $dateFromString: { dateString: '2024-03-10' } }, { $dateFromString: { dateString: '2024-03-10T01:02:03Z' } }, { $dateFromString: { dateString: '2024-03-10T01:02:03', timezone: 'Europe/Berlin' } }, { $dateFromString: { dateString: 'x', onError: 'bad' } }], 'no date': { $dateFromString: { dateString: 'x' } } }), // prettier-ignore
  ...calls('reference/operator/aggregation/dateAdd', { 'steps': [{ $dateAdd: { startDate: '$d', unit: 'month', amount: -1 } }, { $dateAdd: { startDate: new Date('2024-01-31'), unit: 'month', amount: 1 } }, { $dateSubtract: { startDate: '$d', unit: 'day', amount: 3 } }, { $dateAdd: { startDate: '$d', unit: 'day', amount: 1, timezone: 'America/New_York' } }] }), // prettier-ignore
  ...calls('reference/operator/aggregation/dateDiff', { 'boundaries between': [{ $dateDiff: { startDate: new Date('2023-12-31T23:00:00Z'), endDate: '$d', unit: 'year' } }, { $dateDiff: { startDate: '$d', endDate: new Date('2024-03-17'), unit: 'week' } }, { $dateDiff: { startDate: '$d', endDate: new Date('2024-03-11'), unit: 'week', startOfWeek: 'monday' } }, { $dateDiff: { startDate: '$d', endDate: new Date('2024-03-12'), unit: 'hour' } }] }), // prettier-ignore
  ...calls('reference/operator/aggregation/dateTrunc', { 'starts': [{ $dateTrunc: { date: '$d', unit: 'month' } }, { $dateTrunc: { date: '$d', unit: 'week' } }, { $dateTrunc: { date: '$d', unit: 'week', startOfWeek: 'monday' } }, { $dateTrunc: { date: '$d', unit: 'hour', binSize: 6 } }, { $dateTrunc: { date: '$d', unit: 'day', timezone: 'America/New_York' } }, { $dateTrunc: { date: '$d', unit: 'quarter' } }] }), // prettier-ignore
  ...calls('reference/operator/aggregation/convert', {
    'to numbers': [
      { $toInt: '$f' },
      { $toLong: '$s.length' },
      { $toDouble: '3.5' },
      { $toDecimal: '$f' },
      { $toInt: '42' },
      { $toInt: '$t' },
      { $toLong: '$d' },
    ],
    'to text': [
      { $toString: '$n' },
      { $toString: '$f' },
      { $toString: '$d' },
      { $toString: '$i' },
      { $toString: '$m' },
      { $toString: '$t' },
    ],
    'to others': [
      { $toBool: '$e' },
      { $toBool: 0 },
      { $toDate: 0.5 },
      { $toObjectId: '64b000000000000000000001' },
      { $toDate: '$i' },
      { $toDate: Long.fromNumber(86400000) },
    ],
    'with answers for errors': [
      { $convert: { input: 'x', to: 'int', onError: 'bad' } },
      { $convert: { input: '$z', to: 'int', onNull: 'none' } },
    ],
    'what cannot be': { $toInt: '$s' },
    beyond: { $toInt: 3000000000 },
    'an int is no date': { $toDate: '$n' },
  }),
  ...calls('reference/operator/aggregation/type', { 'names': [{ $type: '$n' }, { $type: '$f' }, { $type: '$l' }, { $type: '$m' }, { $type: '$s' }, { $type: '$z' }, { $type: '$nothing' }, { $type: '$a' }, { $type: '$o' }, { $type: '$d' }, { $type: '$i' }, { $type: '$t' }, { $isNumber: '$l' }] }), // prettier-ignore
  ...calls('reference/operator/aggregation-object', { 'documents': [{ $mergeObjects: ['$o', { y: 2 }, '$z'] }, { $objectToArray: '$o' }, { $arrayToObject: [[['k', 1]]] }, { $getField: { field: 'x', input: '$o' } }, { $setField: { field: 'n', input: '$o', value: 3 } }], 'no document': { $mergeObjects: ['$n'] } }), // prettier-ignore
  ...calls('reference/operator/aggregation/sum', {
    'over lists': [
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
    'an unknown expression': { $nothing: 1 },
    'two expressions in one': { $add: [1], $subtract: [1, 1] },
    'a literal': { $literal: '$n' },
    'missing in a document is left out': { v: '$nothing', w: '$n' },
  }),
];
