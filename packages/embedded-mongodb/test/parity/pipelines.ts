import type { Document } from 'mongodb';
import { computedValue, expression } from './expressions';
import { filter } from './filters';
import type { Random } from './random';
import { index, number, path } from './values';

const totals = ['$sum', '$avg', '$min', '$max', '$first', '$last', '$push'];

function group(r: Random): Document[] {
  // Computed in a separate stage: inside $group, MongoDB's slot-based engine reports other error codes.
  const fields: Document = { _id: r.chance(0.2) ? null : r.chance(0.5) ? `$${path(r)}` : '$x' };
  if (r.chance(0.7)) fields.t = { [r.pick(totals)]: r.chance(0.7) ? `$${path(r)}` : '$y' };
  if (r.chance(0.3)) fields.set = { $addToSet: `$${path(r)}` };
  if (r.chance(0.4)) fields.count = { $sum: 1 };
  return [
    { $sort: { _id: 1 } },
    { $addFields: { x: computedValue(r), y: expression(r, 1) } },
    { $group: fields },
  ];
}

/** A random projection for find or for a pipeline. */
export function projection(r: Random, find: boolean): Document {
  const spec: Document = r.chance(0.2) ? { _id: 0 } : {};
  const mark = r.chance(0.6) ? 1 : 0;
  for (const name of r.list(1, 2, () => r.pick(['a', 'b', 'c', 'd', 'd.a', 'b.a', 'c.a', 'b.a.b', 'd.c'])))
    spec[name] = mark;
  if (mark && r.chance(0.3)) spec.x = computedValue(r);
  if (find && r.chance(0.15))
    spec[r.pick(['c', 'd', 'b'])] = {
      $slice: r.chance(0.5) ? index(r, [1, -1, 2]) : [index(r, [1, -2]), index(r, [1, 2])],
    };
  if (find && r.chance(0.15)) spec.d = { $elemMatch: { b: { $gte: number(r) } } };
  return spec;
}

const lookup = (r: Random, foreignField: string): Document => ({
  $lookup: { from: 'other', localField: r.pick(['k', 'a', 'c', 'd.b', 'n', 'e']), foreignField, as: 'j' },
});

function stage(r: Random): Document[] {
  switch (r.integerBelow(14)) {
    case 0:
    case 1:
      return [{ $match: filter(r) }];
    case 2:
      return [{ $project: projection(r, false) }];
    case 3:
    case 4:
      return [{ $addFields: { [r.pick(['x', 'a', 'd.z', 'c'])]: computedValue(r) } }];
    case 5:
      return [{ $unset: r.pick<unknown>(['n', ['b', 'd.a'], 'c.a']) }];
    case 6:
    case 7:
      return group(r);
    case 8:
      return [{ $unwind: r.chance(0.5) ? `$${r.pick(['c', 'd', 'b', 'a', 'd.c'])}` : { path: `$${r.pick(['d.c', 'b.a'])}`, includeArrayIndex: 'i', preserveNullAndEmptyArrays: r.chance(0.5) } }]; // prettier-ignore
    case 9:
      return [{ $sort: { [path(r)]: r.pick([1, -1]), _id: 1 } }];
    case 10:
      return r.chance(0.7)
        ? [lookup(r, r.pick(['k', 'v', 'v.x']))]
        : // MongoDB joins an array through an index in the order of a hash set, which changes from run to run.
          [lookup(r, '_id'), { $addFields: { j: { $sortArray: { input: '$j', sortBy: { _id: 1 } } } } }];
    case 11:
      return [{ $lookup: { from: 'other', let: { v: `$${r.pick(['k', 'a', 'e'])}` }, pipeline: [{ $match: { $expr: { $eq: ['$k', '$$v'] } } }, { $sort: { _id: 1 } }, { $project: { v: 1, w: '$$v' } }], as: 'j' } }]; // prettier-ignore
    case 12:
      return [
        {
          $replaceRoot: {
            newRoot: r.pick<unknown>([
              { a: { $ifNull: ['$a', 0] }, b: computedValue(r) },
              '$b',
              { $mergeObjects: ['$$ROOT', { z: 1 }] },
            ]),
          },
        },
      ];
    default:
      return r.pick<() => Document[]>([
        () => [{ $sortByCount: `$${r.pick(['k', 'a', 'n'])}` }, { $sort: { count: -1, _id: 1 } }],
        () => [
          {
            $bucket: {
              groupBy: `$${r.pick(['k', 'n'])}`,
              boundaries: [0, 2, 4, 20],
              default: 'other',
              output: { count: { $sum: 1 } },
            },
          },
        ],
        () => [{ $count: 'total' }],
        () => [
          { $sort: { _id: 1 } },
          { $facet: { x: [{ $match: filter(r, 1) }], y: [{ $project: { a: 1 } }] } },
        ],
        () => [{ $unionWith: { coll: 'other', pipeline: [{ $match: { k: { $gte: 1 } } }] } }],
      ])();
  }
}

/** A random pipeline of a few stages. */
export const pipeline = (r: Random): Document[] => {
  const sorted = r.chance(0.3)
    ? [
        { $sort: { [path(r)]: r.pick([1, -1]), _id: 1 } },
        ...(r.chance(0.1) ? [{ $skip: index(r, [0, 1, 2]) }] : []),
        ...(r.chance(0.6) ? [{ $limit: index(r, [1, 2, 3, 4, 5, 6, 7, 8]) }] : []),
      ]
    : [];
  return [...sorted, ...r.list(1, 3, () => stage(r)).flat()];
};
