import type { Document } from 'mongodb';
import { computedValue } from './expressions';
import { filter } from './filters';
import type { Random } from './random';
import { index, number, scalar, embeddedDocument, value } from './values';

const target = (r: Random): string => {
  if (r.chance(0.75))
    return r.pick([
      'a',
      'b',
      'c',
      'd',
      'n',
      'k',
      'b.a',
      'b.b.c',
      'c.0',
      'c.5',
      'd.0.a',
      'd.1.b',
      'e',
      'e.f',
      'd.a',
      'c.a',
      'a.b',
      'n.x',
    ]);
  return r.pick(['c.$', 'd.$.a', 'd.$[].b', 'c.$[]', 'd.$[x].a', 'c.$[x]', 'd.$[].c.$[]']);
};

function change(r: Random): [string, Document] {
  const at = target(r);
  switch (r.integerBelow(16)) {
    case 0:
    case 1:
    case 2:
      return ['$set', { [at]: value(r) }];
    case 3:
      return ['$unset', { [at]: '' }];
    case 4:
    case 5:
      return ['$inc', { [at]: r.chance(0.9) ? number(r) : scalar(r) }];
    case 6:
      return ['$mul', { [at]: number(r) }];
    case 7:
      return [r.pick(['$min', '$max']), { [at]: scalar(r) }];
    case 8:
      return ['$push', { [at]: value(r, 1) }];
    case 9:
      return ['$push', { [at]: { $each: r.list(0, 3, () => value(r, 1)), ...(r.chance(0.5) ? { $position: index(r, [0, 1, -1, 9]) } : {}), ...(r.chance(0.5) ? { $slice: index(r, [0, 1, 2, -2]) } : {}), ...(r.chance(0.4) ? { $sort: r.pick<unknown>([1, -1, { a: 1 }, { b: -1 }]) } : {}) } }]; // prettier-ignore
    case 10:
      return [
        '$addToSet',
        { [at]: r.chance(0.5) ? value(r, 1) : { $each: r.list(0, 3, () => value(r, 1)) } },
      ];
    case 11:
      return ['$pop', { [at]: index(r, [1, -1]) }];
    case 12:
      return ['$pull', { [at]: r.chance(0.5) ? scalar(r) : r.pick<unknown>([{ $gte: number(r) }, { a: scalar(r) }, { b: { $lt: number(r) } }, { $in: [scalar(r), scalar(r)] }, {}]) }]; // prettier-ignore
    case 13:
      return ['$pullAll', { [at]: r.list(0, 3, () => scalar(r)) }];
    case 14:
      return [
        '$rename',
        { [r.pick(['a', 'b', 'b.a', 'e', 'd', 'd.a', 'c.0'])]: r.pick(['f', 'e', 'b.z', 'g.h', 'a', 'd.q']) },
      ];
    default:
      return r.chance(0.5)
        ? ['$bit', { [at]: { [r.pick(['and', 'or', 'xor'])]: index(r, [0, 1, 2, 3, 4, 5, 6, 7]) } }]
        : ['$setOnInsert', { [at]: scalar(r) }];
  }
}

function pipeline(r: Random): Document[] {
  return r.list(1, 2, () =>
    r.pick<() => Document>([
      () => ({ $set: { [r.pick(['a', 'e', 'b.x', 'd.a', 'c'])]: computedValue(r) } }),
      () => ({ $unset: r.pick<unknown>(['k', ['n', 'd.q'], 'c.a']) }),
      () => ({ $project: { a: 1, k: 1, x: computedValue(r) } }),
      () => ({ $replaceWith: { a: { $ifNull: ['$a', 0] }, b: computedValue(r) } }),
    ])(),
  );
}

/** A random update: operators, a pipeline or a replacement. */
export function update(r: Random): {
  u: Document | Document[];
  arrayFilters?: Document[];
  replaces: boolean;
} {
  if (r.chance(0.12)) return { u: pipeline(r), replaces: false };
  if (r.chance(0.06)) return { u: { ...embeddedDocument(r, 2), z: scalar(r) }, replaces: true };
  const u: Document = {};
  for (let i = r.integerBelow(2); i >= 0; i--) {
    const [op, fields] = change(r);
    u[op] = { ...(u[op] as Document | undefined), ...fields };
  }
  const uses = JSON.stringify(u).includes('$[x]');
  const arrayFilters = uses ? [r.pick<() => Document>([() => ({ x: { $gte: number(r) } }), () => ({ 'x.b': number(r) }), () => ({ x: scalar(r) }), () => ({ 'x.a': { $exists: true } })])()] : undefined; // prettier-ignore
  return { u, arrayFilters, replaces: false };
}

/** A random filter for an update. It often matches an array element for `$`. */
export const updateFilter = (r: Random): Document =>
  r.chance(0.4) ? { _id: r.integerBelow(26) } : r.chance(0.3) ? { _id: r.integerBelow(24), [r.pick(['c', 'd.a', 'd.b', 'd'])]: r.pick<() => unknown>([() => scalar(r), () => ({ $gte: number(r) }), () => ({ $exists: true }), () => ({ $elemMatch: { b: { $gte: number(r) } } })])() } : filter(r, 1); // prettier-ignore
