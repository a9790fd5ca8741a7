import { Double } from 'mongodb';
import { calls } from './expression-document';

export const conditionExpressions = [
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
];
