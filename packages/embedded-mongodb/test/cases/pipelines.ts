import { Decimal128, Double, Long } from 'mongodb';
import { casesFor, aggregate } from './case';

const sales = [
  { _id: 1, k: 'a', n: 1, t: ['x', 'y'], p: { q: 1 } }, { _id: 2, k: 'b', n: 2.5, t: ['x'] }, { _id: 3, k: 'a', n: Long.fromNumber(3), t: [] },
  { _id: 4, n: Decimal128.fromString('4.10'), t: 'z' }, { _id: 5, k: null, n: 'text' }, { _id: 6, k: 'b', n: new Double(2), t: [['x']] },
]; // prettier-ignore
const byId = { $sort: { _id: 1 } };
const grouped = (fields: object) => aggregate(byId, { $group: { _id: '$k', ...fields } }, byId);

export const pipelines = [
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
  ...casesFor('reference/operator/aggregation/lookup', sales, {
    'joins equal values': aggregate(
      byId,
      { $match: { _id: { $lte: 2 } } },
      { $lookup: { from: 'c', localField: 'k', foreignField: 'k', as: 'j' } },
      { $project: { j: { $sortArray: { input: '$j._id', sortBy: 1 } } } },
    ),
    'a missing value joins null and missing': aggregate(
      byId,
      { $match: { _id: 4 } },
      { $lookup: { from: 'c', localField: 'k', foreignField: 'k', as: 'j' } },
      { $project: { j: { $sortArray: { input: '$j._id', sortBy: 1 } } } },
    ),
    'an array joins by its elements': aggregate(
      byId,
      { $match: { _id: 1 } },
      { $lookup: { from: 'c', localField: 't', foreignField: 't', as: 'j' } },
      { $project: { j: { $sortArray: { input: '$j._id', sortBy: 1 } } } },
    ),
    'an empty array joins nothing': aggregate(
      byId,
      { $match: { _id: 3 } },
      { $lookup: { from: 'c', localField: 't', foreignField: 'p', as: 'j' } },
      { $project: { j: { $size: '$j' } } },
    ),
    'accepts a pipeline with variables': aggregate(
      byId,
      { $match: { _id: { $lte: 2 } } },
      {
        $lookup: {
          from: 'c',
          let: { k: '$k' },
          pipeline: [{ $match: { $expr: { $eq: ['$k', '$$k'] } } }, byId, { $project: { n: 1, k: '$$k' } }],
          as: 'j',
        },
      },
    ),
    'combines fields and a pipeline': aggregate(
      byId,
      { $match: { _id: 1 } },
      {
        $lookup: { from: 'c', localField: 'k', foreignField: 'k', pipeline: [byId, { $limit: 1 }], as: 'j' },
      },
    ),
    'accepts a collection that does not exist': aggregate(byId, {
      $lookup: { from: 'nothing', localField: 'k', foreignField: 'k', as: 'j' },
    }),
    'rejects a missing target field': aggregate({
      $lookup: { from: 'c', localField: 'k', foreignField: 'k' },
    }),
    'rejects localField without foreignField': aggregate({
      $lookup: { from: 'c', localField: 'k', as: 'j' },
    }),
  }),
  ...casesFor('reference/operator/aggregation/facet', sales, {
    'runs several pipelines': aggregate(byId, {
      $facet: {
        a: [{ $count: 'n' }],
        b: [{ $match: { k: 'a' } }, { $project: { n: 1 } }],
        c: [{ $match: { k: 'q' } }],
      },
    }),
    'rejects a nested facet': aggregate({ $facet: { a: [{ $facet: { b: [] } }] } }),
    'rejects an empty specification': aggregate({ $facet: {} }),
  }),
  ...casesFor('reference/operator/aggregation/bucket', sales, {
    'uses the default bucket': aggregate({
      $bucket: {
        groupBy: '$_id',
        boundaries: [1, 3, 5],
        default: 'rest',
        output: { c: { $sum: 1 }, l: { $sum: '$_id' } },
      },
    }),
    'rejects a value outside of the boundaries without a default': aggregate({
      $bucket: { groupBy: '$_id', boundaries: [1, 3] },
    }),
    'rejects boundaries out of order': aggregate({ $bucket: { groupBy: '$_id', boundaries: [3, 1] } }),
    'rejects a single boundary': aggregate({ $bucket: { groupBy: '$_id', boundaries: [3] } }),
  }),
  ...casesFor('reference/operator/aggregation/sortByCount', sales, {
    'sorts by descending count': aggregate({ $sortByCount: '$k' }, { $sort: { count: -1, _id: 1 } }),
    'rejects a field without a dollar sign': aggregate({ $sortByCount: 'k' }),
  }),
  ...casesFor('reference/operator/aggregation/replaceRoot', sales, {
    'replaces the root': aggregate(byId, { $replaceRoot: { newRoot: { k: '$k', n: '$p.q' } } }),
    'rejects a missing root': aggregate(byId, { $replaceRoot: { newRoot: '$p' } }),
    '$replaceWith does the same': aggregate(byId, { $replaceWith: { $mergeObjects: ['$p', { k: '$k' }] } }),
    'rejects a missing newRoot': aggregate({ $replaceRoot: {} }),
  }),
  ...casesFor('reference/operator/aggregation/unionWith', sales, {
    'appends the other documents': aggregate(
      byId,
      { $limit: 1 },
      { $unionWith: { coll: 'c', pipeline: [{ $match: { _id: 6 } }] } },
    ),
    'accepts a collection that does not exist': aggregate(byId, { $limit: 1 }, { $unionWith: 'nothing' }),
  }),
  ...casesFor('reference/operator/aggregation/count', sales, {
    'counts the documents': aggregate({ $match: { k: 'a' } }, { $count: 'n' }),
    'returns no document for a count of zero': aggregate({ $match: { k: 'q' } }, { $count: 'n' }),
    'rejects an empty name': aggregate({ $count: '' }),
    'rejects a name with a dollar sign': aggregate({ $count: '$n' }),
  }),
  ...casesFor('reference/operator/aggregation/sample', sales, {
    'returns all documents if there are fewer': aggregate({ $sample: { size: 20 } }, byId, {
      $project: { _id: 1 },
    }),
    'rejects a size that is not a number': aggregate({ $sample: { size: 'x' } }),
  }),
  ...casesFor('reference/operator/aggregation/limit', sales, {
    'limits and skips documents': aggregate(byId, { $skip: 1 }, { $limit: 2 }, { $project: { _id: 1 } }),
    'rejects a limit of zero': aggregate({ $limit: 0 }),
    'rejects a negative skip': aggregate({ $skip: -1 }),
  }),
  ...casesFor('reference/operator/aggregation/unset', sales, {
    'removes fields': aggregate(byId, { $unset: ['t', 'p.q', 'n'] }),
    'rejects an empty list': aggregate({ $unset: [] }),
    'rejects a number': aggregate({ $unset: 1 }),
  }),
  ...casesFor('reference/operator/aggregation-pipeline', sales, {
    'rejects an unknown stage': aggregate({ $nothing: 1 }),
    'rejects two stages in one document': aggregate({ $match: {}, $limit: 1 }),
    'accepts a pipeline that only sorts': aggregate(byId),
    'matches on a computed field': aggregate(
      byId,
      { $addFields: { v: { $add: ['$_id', 1] } } },
      { $match: { v: { $gte: 6 } } },
    ),
    'sorts by a computed field': aggregate(
      { $addFields: { v: { $multiply: ['$_id', -1] } } },
      { $sort: { v: 1 } },
      { $project: { v: 1 } },
    ),
    'rejects a command without a cursor': { aggregate: 'c', pipeline: [] },
  }),
];
