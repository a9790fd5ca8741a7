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
    'missing and null are one group': grouped({ c: { $sum: 1 } }),
    'sums skip what is no number': grouped({ v: { $sum: '$n' } }),
    'sums of decimals and doubles': aggregate(
      { $match: { _id: { $in: [2, 4] } } },
      { $group: { _id: null, s: { $sum: '$n' }, a: { $avg: '$n' } } },
    ),
    averages: grouped({ v: { $avg: '$n' } }),
    'least and greatest': grouped({ a: { $min: '$n' }, b: { $max: '$n' } }),
    'first and last': grouped({ a: { $first: '$t' }, b: { $last: '$p.q' } }),
    'lists leave missing out': grouped({ v: { $push: '$p' } }),
    'lists of documents': grouped({ v: { $push: { n: '$n', t: '$t' } } }),
    counts: grouped({ v: { $count: {} } }),
    merges: aggregate({ $match: { _id: 1 } }, { $group: { _id: null, v: { $mergeObjects: '$p' } } }),
    deviations: grouped({ a: { $stdDevPop: '$_id' }, b: { $stdDevSamp: '$_id' } }),
    'by several fields': aggregate(
      { $group: { _id: { k: '$k', t: { $type: '$n' } }, c: { $sum: 1 } } },
      byId,
    ),
    'of nothing': aggregate({ $match: { _id: 99 } }, { $group: { _id: null, c: { $sum: 1 } } }),
    'no id': aggregate({ $group: { c: { $sum: 1 } } }),
    'an unknown accumulator': grouped({ v: { $nothing: 1 } }),
    'a field that is no accumulator': grouped({ v: 1 }),
    'a name with a dot': grouped({ 'v.w': { $sum: 1 } }),
  }),
  ...casesFor('reference/operator/aggregation/unwind', sales, {
    elements: aggregate({ $unwind: '$t' }, { $sort: { _id: 1, t: 1 } }),
    'with what has none': aggregate(byId, { $unwind: { path: '$t', preserveNullAndEmptyArrays: true } }),
    'with positions': aggregate(byId, { $unwind: { path: '$t', includeArrayIndex: 'i' } }),
    'a path without a dollar': aggregate({ $unwind: 't' }),
    'an unknown option': aggregate({ $unwind: { path: '$t', nothing: 1 } }),
  }),
  ...casesFor('reference/operator/aggregation/lookup', sales, {
    'equal values': aggregate(
      byId,
      { $match: { _id: { $lte: 2 } } },
      { $lookup: { from: 'c', localField: 'k', foreignField: 'k', as: 'j' } },
      { $project: { j: { $sortArray: { input: '$j._id', sortBy: 1 } } } },
    ),
    'missing joins null and missing': aggregate(
      byId,
      { $match: { _id: 4 } },
      { $lookup: { from: 'c', localField: 'k', foreignField: 'k', as: 'j' } },
      { $project: { j: { $sortArray: { input: '$j._id', sortBy: 1 } } } },
    ),
    'an array joins its elements': aggregate(
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
    'a pipeline with variables': aggregate(
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
    'fields and a pipeline': aggregate(
      byId,
      { $match: { _id: 1 } },
      {
        $lookup: { from: 'c', localField: 'k', foreignField: 'k', pipeline: [byId, { $limit: 1 }], as: 'j' },
      },
    ),
    'a collection that is not there': aggregate(byId, {
      $lookup: { from: 'nothing', localField: 'k', foreignField: 'k', as: 'j' },
    }),
    'no target': aggregate({ $lookup: { from: 'c', localField: 'k', foreignField: 'k' } }),
    'half of the fields': aggregate({ $lookup: { from: 'c', localField: 'k', as: 'j' } }),
  }),
  ...casesFor('reference/operator/aggregation/facet', sales, {
    'several at once': aggregate(byId, {
      $facet: {
        a: [{ $count: 'n' }],
        b: [{ $match: { k: 'a' } }, { $project: { n: 1 } }],
        c: [{ $match: { k: 'q' } }],
      },
    }),
    'one within another is refused': aggregate({ $facet: { a: [{ $facet: { b: [] } }] } }),
    'nothing is refused': aggregate({ $facet: {} }),
  }),
  ...casesFor('reference/operator/aggregation/bucket', sales, {
    'with a rest': aggregate({
      $bucket: {
        groupBy: '$_id',
        boundaries: [1, 3, 5],
        default: 'rest',
        output: { c: { $sum: 1 }, l: { $sum: '$_id' } },
      },
    }),
    'without a rest is refused': aggregate({ $bucket: { groupBy: '$_id', boundaries: [1, 3] } }),
    'boundaries out of order': aggregate({ $bucket: { groupBy: '$_id', boundaries: [3, 1] } }),
    'one boundary': aggregate({ $bucket: { groupBy: '$_id', boundaries: [3] } }),
  }),
  ...casesFor('reference/operator/aggregation/sortByCount', sales, {
    'the most first': aggregate({ $sortByCount: '$k' }, { $sort: { count: -1, _id: 1 } }),
    'no path': aggregate({ $sortByCount: 'k' }),
  }),
  ...casesFor('reference/operator/aggregation/replaceRoot', sales, {
    'a new root': aggregate(byId, { $replaceRoot: { newRoot: { k: '$k', n: '$p.q' } } }),
    'a root that is missing': aggregate(byId, { $replaceRoot: { newRoot: '$p' } }),
    'by another name': aggregate(byId, { $replaceWith: { $mergeObjects: ['$p', { k: '$k' }] } }),
    'no root named': aggregate({ $replaceRoot: {} }),
  }),
  ...casesFor('reference/operator/aggregation/unionWith', sales, {
    'the other documents': aggregate(
      byId,
      { $limit: 1 },
      { $unionWith: { coll: 'c', pipeline: [{ $match: { _id: 6 } }] } },
    ),
    'a collection that is not there': aggregate(byId, { $limit: 1 }, { $unionWith: 'nothing' }),
  }),
  ...casesFor('reference/operator/aggregation/count', sales, {
    'how many': aggregate({ $match: { k: 'a' } }, { $count: 'n' }),
    'none is no document': aggregate({ $match: { k: 'q' } }, { $count: 'n' }),
    'an empty name': aggregate({ $count: '' }),
    'a name with a dollar': aggregate({ $count: '$n' }),
  }),
  ...casesFor('reference/operator/aggregation/sample', sales, {
    'all when there are fewer': aggregate({ $sample: { size: 20 } }, byId, { $project: { _id: 1 } }),
    'a size that is none': aggregate({ $sample: { size: 'x' } }),
  }),
  ...casesFor('reference/operator/aggregation/limit', sales, {
    'limit and skip': aggregate(byId, { $skip: 1 }, { $limit: 2 }, { $project: { _id: 1 } }),
    'zero is refused': aggregate({ $limit: 0 }),
    'less than zero is refused': aggregate({ $skip: -1 }),
  }),
  ...casesFor('reference/operator/aggregation/unset', sales, {
    fields: aggregate(byId, { $unset: ['t', 'p.q', 'n'] }),
    'no field': aggregate({ $unset: [] }),
    'a number': aggregate({ $unset: 1 }),
  }),
  ...casesFor('reference/operator/aggregation-pipeline', sales, {
    'an unknown stage': aggregate({ $nothing: 1 }),
    'two stages in one': aggregate({ $match: {}, $limit: 1 }),
    'an empty pipeline': aggregate(byId),
    'a match on what was computed': aggregate(
      byId,
      { $addFields: { v: { $add: ['$_id', 1] } } },
      { $match: { v: { $gte: 6 } } },
    ),
    'a sort by what was computed': aggregate(
      { $addFields: { v: { $multiply: ['$_id', -1] } } },
      { $sort: { v: 1 } },
      { $project: { v: 1 } },
    ),
    'no cursor': { aggregate: 'c', pipeline: [] },
  }),
];
