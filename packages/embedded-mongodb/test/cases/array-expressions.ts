import { calls } from './expression-document';

export const arrayExpressions = [
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
];
