import { casesFor, aggregate } from './case';
import { sales, byId } from './sales';

export const pipelines = [
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
