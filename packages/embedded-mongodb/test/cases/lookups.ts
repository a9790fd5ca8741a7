import { casesFor, aggregate } from './case';
import { sales, byId } from './sales';

export const lookups = [
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
];
