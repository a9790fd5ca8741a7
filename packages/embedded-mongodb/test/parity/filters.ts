import type { Document } from 'mongodb';
import type { Random } from './random';
import { index, number, path, scalar, embeddedDocument, value } from './values';
import { expression } from './expressions';

const types = [
  'int',
  'long',
  'double',
  'decimal',
  'number',
  'string',
  'null',
  'array',
  'object',
  'bool',
  'date',
  'objectId',
  'regex',
  2,
  16,
];

function operand(r: Random): unknown {
  return r.chance(0.7) ? scalar(r) : value(r);
}

function condition(r: Random, depth: number): Document {
  switch (r.integerBelow(20)) {
    case 0:
    case 1:
      return { [r.pick(['$eq', '$ne'])]: operand(r) };
    case 2:
    case 3:
    case 4:
    case 5:
      return { [r.pick(['$gt', '$gte', '$lt', '$lte'])]: operand(r) };
    case 6:
      return { $gte: number(r), $lt: number(r) };
    case 7:
    case 8:
      return { [r.pick(['$in', '$nin'])]: r.list(0, 5, () => operand(r)) };
    case 9:
      return { $exists: r.chance(0.5) };
    case 10:
      return { $type: r.chance(0.8) ? r.pick(types) : r.list(1, 3, () => r.pick(types)) };
    case 11:
      return { $size: r.chance(0.9) ? index(r, [0, 1, 2, 3]) : number(r) };
    case 12:
      return { $all: r.list(0, 3, () => operand(r)) };
    case 13:
      return { $elemMatch: r.chance(0.5) && depth ? filter(r, depth - 1) : condition(r, 0) };
    case 14:
      return depth ? { $not: condition(r, depth - 1) } : { $ne: operand(r) };
    case 15:
      return { $regex: r.pick(['^a', 'b', '^AB', 'A|b', '^.$']), $options: r.pick(['', 'i', 's']) };
    case 16:
      return { $mod: [index(r, [1, 2, 3]), index(r, [0, 1, 2])] };
    case 17:
      return {
        [r.pick(['$bitsAllSet', '$bitsAnySet', '$bitsAllClear', '$bitsAnyClear'])]: r.chance(0.8)
          ? index(r, [1, 2, 3, 5])
          : r.list(0, 2, () => index(r, [0, 1, 2, 40])),
      };
    default:
      return { $eq: operand(r) };
  }
}

const safeComparison = (r: Random): unknown => ({
  [r.pick(['$eq', '$ne', '$gt', '$gte', '$lt', '$lte', '$cmp'])]: [
    `$${path(r)}`,
    r.chance(0.5) ? `$${path(r)}` : number(r),
  ],
});

/** A filter that consists of a random `$expr`. */
export const exprFilter = (r: Random): Document => ({ $expr: expression(r, 2) });

/** A random filter. */
export function filter(r: Random, depth = 2): Document {
  if (depth && r.chance(0.15))
    return { [r.pick(['$and', '$or', '$nor'])]: r.list(1, 3, () => filter(r, depth - 1)) };
  // The planner decides whether $expr runs on documents that other conditions exclude, so it must not fail here.
  if (depth && r.chance(0.06)) return { $expr: safeComparison(r) };
  if (r.chance(0.1)) return { _id: r.chance(0.5) ? r.integerBelow(24) : { $gte: r.integerBelow(24) } };
  const fields = r.list(1, r.chance(0.7) ? 1 : 2, () => {
    if (r.chance(0.3)) return [path(r), operand(r)];
    if (r.chance(0.1)) return [path(r), embeddedDocument(r)];
    return [path(r), condition(r, depth)];
  });
  return Object.fromEntries(fields) as Document;
}
