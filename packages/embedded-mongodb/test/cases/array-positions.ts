import { casesFor, update } from './case';

const positions = (...queries: object[]) => queries.flatMap((q) => update({ $set: { 'c.$': 'P' } }, q));

export const arrayPositions = [
  ...casesFor('reference/operator/update/positional', [{ _id: 1, k: 5, c: [0, 1, 2, 'a'], e: [7, 8] }], {
    'values of one path in $or determine the position': positions(
      { $or: [{ c: 9 }, { c: 2 }] },
      { $or: [{ c: null }, { c: { $in: [1] } }] },
      { $or: [{ $or: [{ c: { $eq: 0 } }] }, { c: /a/ }] },
    ),
    'a single branch of $or determines the position': positions({ $or: [{ c: { $gt: 0 } }] }),
    'several branches of $or do not determine the position': positions(
      { $or: [{ c: { $gt: 0 } }, { c: { $gt: 0 } }] },
      { $or: [{ c: 1 }, { k: 5 }] },
      { $or: [{ c: 1, k: 5 }, { c: 2, k: 5 }] }, // prettier-ignore
      { $or: [{ e: 7 }, { c: 1 }, { c: 2 }] },
      { $or: [{ c: 1 }, { c: { $elemMatch: { $gt: 5 } } }] },
    ),
    'another condition beside $or determines the position': positions({ $or: [{ c: 2 }, { k: 5 }], e: 7 }),
    'a document without a field named like the index determines its own position': [
      [{ a: 5 }, { a: 1 }],
      [5, { b: 1 }],
      [null, { a: 1 }],
      [5],
    ].flatMap((d) => [
      ...update({ $set: { d } }),
      ...update({ $set: { 'd.$': 'P' } }, { 'd.0.a': null }),
      ...update({ $set: { d } }),
      ...update({ $set: { 'd.$': 'P' } }, { 'd.0': null }),
    ]),
    'the matched position may collide with another change': [
      ...update({ $rename: { 'c.0': 'a' }, $setOnInsert: { 'c.$': 0 } }, { e: 7 }),
      ...update({ $rename: { 'c.0': 'z' }, $setOnInsert: { 'c.$': 0 } }, { e: 7 }),
      ...update({ $rename: { 'q.0': 'a' }, $setOnInsert: { 'q.$': 0 } }, { e: 7 }),
      ...update({ $rename: { 'c.0': 'a' }, $set: { 'c.$': 0 } }, { e: 8 }),
      ...update({ $rename: { k: 'a' }, $set: { 'c.$': 0 } }, { e: 8 }),
      ...update({ $unset: { 'c.0': 1 }, $setOnInsert: { 'c.$': 0 } }, { e: 7 }),
    ],
    'a missing field determines no position': positions(
      { 'c.a': { $exists: false } },
      { c: { $exists: true } },
    ),
  }),
];
