import { casesFor, evaluate, type Case } from './case';
import { optimization, ceil } from './optimization-documents';

/** Without documents only constant folding can fail. */
export const constantFolding: Case[] = casesFor(
  optimization,
  [],
  Object.fromEntries(
    Object.entries<unknown[]>({
      $cond: [
        { $cond: ['$a', ceil, 5] },
        { $cond: [false, ceil, 5] },
        { $ceil: { $cond: [true, 'a', '$b'] } },
      ],
      $ifNull: [{ $ifNull: [5, ceil] }, { $concat: [{ $ifNull: [5, '$a'] }, 'a', '$d'] }, { $ceil: { $ifNull: [null, '$a'] } }], // prettier-ignore
      $switch: [
        {
          $switch: {
            branches: [
              { case: true, then: 1 },
              { case: ceil, then: 1 },
            ],
            default: 1,
          },
        },
        { $switch: { branches: [{ case: false, then: ceil }], default: 1 } },
        { $switch: { branches: [{ case: '$a', then: 1 }], default: ceil } },
        { $ceil: { $switch: { branches: [{ case: true, then: 'a' }], default: '$a' } } },
      ],
      $and: [{ $and: [ceil, false] }, { $or: [true, ceil] }, { $and: ['$a', ceil] }],
      $mergeObjects: [{ $mergeObjects: ['$d', 5, 6] }, { $mergeObjects: [5, 6] }],
      $concat: [
        { $concat: ['$d', 1] },
        { $concat: ['$d', 1, 'a'] },
        { $concat: [{ $concat: ['$d', 1] }, 2] },
        { $concat: [1, { $concat: [2, '$d'] }] },
        { $concat: ['$a', { $concat: ['$d', 1] }, '$b'] },
      ],
      $concatArrays: [{ $concatArrays: ['$a', 1, { $concatArrays: [2, '$d'] }] }],
      $setIntersection: [{ $setIntersection: [{ $setIntersection: ['$d', 'ab'] }, 1] }],
      $setUnion: [
        { $setUnion: [1, { $setUnion: [{ $setUnion: ['$a', 2] }, '$d'] }] },
        { $setUnion: ['$d', { $setUnion: [[1], [2]] }, 3] },
      ],
      $add: [{ $add: ['x', { $add: ['y', '$d'] }] }],
      $sortArray: [{ $ceil: { $sortArray: { input: [1], sortBy: 1 } } }],
      $setIsSubset: [
        { $setIsSubset: ['$a', '$$REMOVE'] },
        { $setIsSubset: [5, 6] },
        { $setIsSubset: ['$a', 6] },
      ],
      $indexOfArray: [
        { $indexOfArray: [5, '$a'] },
        { $indexOfArray: [5, 1] },
        { $indexOfArray: [null, '$a'] },
      ],
      dates: [{ $ceil: '$$NOW' }, { $year: { date: '$a', timezone: 'Nowhere' } }],
    }).map(([name, list]) => [`constants in ${name}`, list.map(evaluate)]),
  ),
);
