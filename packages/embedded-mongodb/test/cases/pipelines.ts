import { Decimal128, Double, Long } from 'mongodb';
import { about, pipe } from './case';

const sales = [
  { _id: 1, k: 'a', n: 1, t: ['x', 'y'], p: { q: 1 } }, { _id: 2, k: 'b', n: 2.5, t: ['x'] }, { _id: 3, k: 'a', n: Long.fromNumber(3), t: [] },
  { _id: 4, n: Decimal128.fromString('4.10'), t: 'z' }, { _id: 5, k: null, n: 'text' }, { _id: 6, k: 'b', n: new Double(2), t: [['x']] },
]; // prettier-ignore
const byId = { $sort: { _id: 1 } };
const grouped = (fields: object) => pipe(byId, { $group: { _id: '$k', ...fields } }, byId);

export const pipelines = [
  ...about('reference/operator/aggregation/group', sales, {
    'missing and null are one group': grouped({ c: { $sum: 1 } }),
    'sums skip what is no number': grouped({ v: { $sum: '$n' } }),
    'sums of decimals and doubles': pipe(
      { $match: { _id: { $in: [2, 4] } } },
      { $group: { _id: null, s: { $sum: '$n' }, a: { $avg: '$n' } } },
    ),
    averages: grouped({ v: { $avg: '$n' } }),
    'least and greatest': grouped({ a: { $min: '$n' }, b: { $max: '$n' } }),
    'first and last': grouped({ a: { $first: '$t' }, b: { $last: '$p.q' } }),
    'lists leave missing out': grouped({ v: { $push: '$p' } }),
    'lists of documents': grouped({ v: { $push: { n: '$n', t: '$t' } } }),
    counts: grouped({ v: { $count: {} } }),
    merges: pipe({ $match: { _id: 1 } }, { $group: { _id: null, v: { $mergeObjects: '$p' } } }),
    deviations: grouped({ a: { $stdDevPop: '$_id' }, b: { $stdDevSamp: '$_id' } }),
    'by several fields': pipe({ $group: { _id: { k: '$k', t: { $type: '$n' } }, c: { $sum: 1 } } }, byId),
    'of nothing': pipe({ $match: { _id: 99 } }, { $group: { _id: null, c: { $sum: 1 } } }),
    'no id': pipe({ $group: { c: { $sum: 1 } } }),
    'an unknown accumulator': grouped({ v: { $nothing: 1 } }),
    'a field that is no accumulator': grouped({ v: 1 }),
    'a name with a dot': grouped({ 'v.w': { $sum: 1 } }),
  }),
  ...about('reference/operator/aggregation/unwind', sales, {
    elements: pipe({ $unwind: '$t' }, { $sort: { _id: 1, t: 1 } }),
    'with what has none': pipe(byId, { $unwind: { path: '$t', preserveNullAndEmptyArrays: true } }),
    'with positions': pipe(byId, { $unwind: { path: '$t', includeArrayIndex: 'i' } }),
    'a path without a dollar': pipe({ $unwind: 't' }),
    'an unknown option': pipe({ $unwind: { path: '$t', nothing: 1 } }),
  }),
  ...about('reference/operator/aggregation/lookup', sales, {
    'equal values': pipe(
      byId,
      { $match: { _id: { $lte: 2 } } },
      { $lookup: { from: 'c', localField: 'k', foreignField: 'k', as: 'j' } },
      { $project: { j: { $sortArray: { input: '$j._id', sortBy: 1 } } } },
    ),
    'missing joins null and missing': pipe(
      byId,
      { $match: { _id: 4 } },
      { $lookup: { from: 'c', localField: 'k', foreignField: 'k', as: 'j' } },
      { $project: { j: { $sortArray: { input: '$j._id', sortBy: 1 } } } },
    ),
    'an array joins its elements': pipe(
      byId,
      { $match: { _id: 1 } },
      { $lookup: { from: 'c', localField: 't', foreignField: 't', as: 'j' } },
      { $project: { j: { $sortArray: { input: '$j._id', sortBy: 1 } } } },
    ),
    'an empty array joins nothing': pipe(
      byId,
      { $match: { _id: 3 } },
      { $lookup: { from: 'c', localField: 't', foreignField: 'p', as: 'j' } },
      { $project: { j: { $size: '$j' } } },
    ),
    'a pipeline with variables': pipe(
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
    'fields and a pipeline': pipe(
      byId,
      { $match: { _id: 1 } },
      {
        $lookup: { from: 'c', localField: 'k', foreignField: 'k', pipeline: [byId, { $limit: 1 }], as: 'j' },
      },
    ),
    'a collection that is not there': pipe(byId, {
      $lookup: { from: 'nothing', localField: 'k', foreignField: 'k', as: 'j' },
    }),
    'no target': pipe({ $lookup: { from: 'c', localField: 'k', foreignField: 'k' } }),
    'half of the fields': pipe({ $lookup: { from: 'c', localField: 'k', as: 'j' } }),
  }),
  ...about('reference/operator/aggregation/facet', sales, {
    'several at once': pipe(byId, {
      $facet: {
        a: [{ $count: 'n' }],
        b: [{ $match: { k: 'a' } }, { $project: { n: 1 } }],
        c: [{ $match: { k: 'q' } }],
      },
    }),
    'one within another is refused': pipe({ $facet: { a: [{ $facet: { b: [] } }] } }),
    'nothing is refused': pipe({ $facet: {} }),
  }),
  ...about('reference/operator/aggregation/bucket', sales, {
    'with a rest': pipe({
      $bucket: {
        groupBy: '$_id',
        boundaries: [1, 3, 5],
        default: 'rest',
        output: { c: { $sum: 1 }, l: { $sum: '$_id' } },
      },
    }),
    'without a rest is refused': pipe({ $bucket: { groupBy: '$_id', boundaries: [1, 3] } }),
    'boundaries out of order': pipe({ $bucket: { groupBy: '$_id', boundaries: [3, 1] } }),
    'one boundary': pipe({ $bucket: { groupBy: '$_id', boundaries: [3] } }),
  }),
  ...about('reference/operator/aggregation/sortByCount', sales, {
    'the most first': pipe({ $sortByCount: '$k' }, { $sort: { count: -1, _id: 1 } }),
    'no path': pipe({ $sortByCount: 'k' }),
  }),
  ...about('reference/operator/aggregation/replaceRoot', sales, {
    'a new root': pipe(byId, { $replaceRoot: { newRoot: { k: '$k', n: '$p.q' } } }),
    'a root that is missing': pipe(byId, { $replaceRoot: { newRoot: '$p' } }),
    'by another name': pipe(byId, { $replaceWith: { $mergeObjects: ['$p', { k: '$k' }] } }),
    'no root named': pipe({ $replaceRoot: {} }),
  }),
  ...about('reference/operator/aggregation/unionWith', sales, {
    'the other documents': pipe(
      byId,
      { $limit: 1 },
      { $unionWith: { coll: 'c', pipeline: [{ $match: { _id: 6 } }] } },
    ),
    'a collection that is not there': pipe(byId, { $limit: 1 }, { $unionWith: 'nothing' }),
  }),
  ...about('reference/operator/aggregation/count', sales, {
    'how many': pipe({ $match: { k: 'a' } }, { $count: 'n' }),
    'none is no document': pipe({ $match: { k: 'q' } }, { $count: 'n' }),
    'an empty name': pipe({ $count: '' }),
    'a name with a dollar': pipe({ $count: '$n' }),
  }),
  ...about('reference/operator/aggregation/sample', sales, {
    'all when there are fewer': pipe({ $sample: { size: 20 } }, byId, { $project: { _id: 1 } }),
    'a size that is none': pipe({ $sample: { size: 'x' } }),
  }),
  ...about('reference/operator/aggregation/limit', sales, {
    'limit and skip': pipe(byId, { $skip: 1 }, { $limit: 2 }, { $project: { _id: 1 } }),
    'zero is refused': pipe({ $limit: 0 }),
    'less than zero is refused': pipe({ $skip: -1 }),
  }),
  ...about('reference/operator/aggregation/unset', sales, {
    fields: pipe(byId, { $unset: ['t', 'p.q', 'n'] }),
    'no field': pipe({ $unset: [] }),
    'a number': pipe({ $unset: 1 }),
  }),
  ...about('reference/operator/aggregation-pipeline', sales, {
    'an unknown stage': pipe({ $nothing: 1 }),
    'two stages in one': pipe({ $match: {}, $limit: 1 }),
    'an empty pipeline': pipe(byId),
    'a match on what was computed': pipe(
      byId,
      { $addFields: { v: { $add: ['$_id', 1] } } },
      { $match: { v: { $gte: 6 } } },
    ),
    'a sort by what was computed': pipe(
      { $addFields: { v: { $multiply: ['$_id', -1] } } },
      { $sort: { v: 1 } },
      { $project: { v: 1 } },
    ),
    'no cursor': { aggregate: 'c', pipeline: [] },
  }),
];
