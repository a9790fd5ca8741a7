import { casesFor, aggregate } from './case';
import { sales, byId } from './sales';

const grouped = (fields: object) => aggregate(byId, { $group: { _id: '$k', ...fields } }, byId);

export const grouping = [
  ...casesFor('reference/operator/aggregation/group', sales, {
    'missing and null are the same group': grouped({ c: { $sum: 1 } }),
    '$sum ignores values that are not numbers': grouped({ v: { $sum: '$n' } }),
    '$sum and $avg mix decimals and doubles': aggregate(
      { $match: { _id: { $in: [2, 4] } } },
      { $group: { _id: null, s: { $sum: '$n' }, a: { $avg: '$n' } } },
    ),
    'computes averages': grouped({ v: { $avg: '$n' } }),
    'computes minimum and maximum': grouped({ a: { $min: '$n' }, b: { $max: '$n' } }),
    'returns the first and last value': grouped({ a: { $first: '$t' }, b: { $last: '$p.q' } }),
    '$push leaves missing values out': grouped({ v: { $push: '$p' } }),
    '$push collects documents': grouped({ v: { $push: { n: '$n', t: '$t' } } }),
    'counts documents': grouped({ v: { $count: {} } }),
    'merges documents': aggregate(
      { $match: { _id: 1 } },
      { $group: { _id: null, v: { $mergeObjects: '$p' } } },
    ),
    'computes standard deviations': grouped({ a: { $stdDevPop: '$_id' }, b: { $stdDevSamp: '$_id' } }),
    'groups by several fields': aggregate(
      { $group: { _id: { k: '$k', t: { $type: '$n' } }, c: { $sum: 1 } } },
      byId,
    ),
    'returns nothing without documents': aggregate(
      { $match: { _id: 99 } },
      { $group: { _id: null, c: { $sum: 1 } } },
    ),
    'rejects a group without an _id': aggregate({ $group: { c: { $sum: 1 } } }),
    'rejects an unknown accumulator': grouped({ v: { $nothing: 1 } }),
    'rejects a field that is not an accumulator': grouped({ v: 1 }),
    'rejects a field name with a dot': grouped({ 'v.w': { $sum: 1 } }),
  }),
  ...casesFor('reference/operator/aggregation/unwind', sales, {
    'returns a document for each element': aggregate({ $unwind: '$t' }, { $sort: { _id: 1, t: 1 } }),
    'preserves null and empty arrays': aggregate(byId, {
      $unwind: { path: '$t', preserveNullAndEmptyArrays: true },
    }),
    'includes array indexes': aggregate(byId, { $unwind: { path: '$t', includeArrayIndex: 'i' } }),
    'rejects a path without a dollar sign': aggregate({ $unwind: 't' }),
    'rejects an unknown option': aggregate({ $unwind: { path: '$t', nothing: 1 } }),
  }),
];
