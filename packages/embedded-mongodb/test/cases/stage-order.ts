import { casesFor, evaluate, aggregate, type Case } from './case';
import { optimization, text, docs } from './optimization-documents';

/** Appends stages to one that fails on some documents. The reply shows whether a condition was moved before it. */
const behind = (...stages: object[]) => aggregate(text, ...stages);
/** A condition behind a stage that maps the elements of `d`, which is an array in one document only. */
const elements = (each: unknown, condition: object) =>
  aggregate(
    { $addFields: { d: { $cond: [{ $eq: ['$_id', 1] }, 5, '$d'] } } },
    { $addFields: { a: { $map: { input: '$d', as: 'x', in: each } } } },
    { $match: condition },
  );
export const stageOrder: Case[] = casesFor(optimization, docs, {
  'a condition on other fields moves before a computed field': [
    behind({ $match: { b: 9 } }),
    behind({ $match: { b: { $size: 3 } } }),
    behind({ $match: { b: { $elemMatch: { z: 1 } } } }),
    behind({ $match: { $nor: [{ b: 2 }, { x: 0 }] } }),
    behind({ $match: { $expr: { $and: [{ $eq: ['$b', 9] }, '$x'] } } }),
    behind({ $match: { x: 5 } }, { $match: { b: 9 } }),
  ],
  'a condition on a computed field stays behind it': [
    behind({ $match: { x: 9 } }),
    behind({ $match: { $or: [{ b: 5 }, { x: 6 }] } }),
    behind({ $match: { $expr: { $eq: ['$$ROOT', 9] } } }),
    aggregate({ $addFields: { 'd.z': { $ceil: '$a' } } }, { $match: { 'd.0.p': 9 } }),
    behind({ $match: { b: { $all: [] } } }),
  ],
  'a condition moves before stages that keep its fields': [
    behind({ $sort: { b: 1 } }, { $match: { b: 9 } }),
    behind({ $unwind: '$d' }, { $match: { b: 9 } }),
    behind({ $unwind: '$d' }, { $match: { 'd.p': 9 } }),
    behind({ $lookup: { from: 'c', localField: 'b', foreignField: 'q', as: 'j' } }, { $match: { b: 9 } }),
    behind({ $project: { b: 1, 'c.x': 1 } }, { $match: { 'c.x': 9 } }),
    behind({ $project: { x: 1 } }, { $match: { b: 9 } }),
    behind({ $unset: 'c.x' }, { $match: { 'c.y': 9 } }),
    behind({ $unset: 'c.x' }, { $match: { c: 9 } }),
    behind({ $unionWith: 'c' }, { $match: { b: 9 } }),
    behind({ $replaceRoot: { newRoot: '$c' } }, { $match: { x: 9 } }),
    behind({ $count: 'n' }, { $match: { n: 9 } }),
    aggregate({ $facet: { q: [text, { $match: { b: 9 } }] } }),
  ],
  'a condition on a renamed field uses the old name': [
    behind({ $addFields: { q: '$b' } }, { $match: { q: 9 } }),
    behind({ $project: { q: '$c.x' } }, { $match: { q: 9 } }),
    behind({ $group: { _id: '$b' } }, { $match: { _id: 9 } }),
    behind({ $group: { _id: '$b' } }, { $match: { _id: { $exists: false } } }),
    behind({ $sortByCount: '$b' }, { $match: { _id: 9, count: 5 } }),
  ],
  'conditions on renamed fields of elements use the old names': [
    elements({ v: '$$x.b' }, { 'a.b': 1 }),
    elements({ v: '$$x.b' }, { 'a.v': 9 }),
    elements({ v: '$$x.p' }, { 'a.v': 1 }),
    elements({ v: '$$x.b' }, { a: 9 }),
    elements({ v: '$$x.b', w: 1 }, { 'a.b': 9 }),
    elements({ v: '$$x.b', w: 1 }, { 'a.w': 9 }),
    elements({ v: '$$x.b.c' }, { 'a.b': 9 }),
    elements({ w: 1 }, { 'a.b': 9 }),
    elements('$$x.b', { 'a.b': 9 }),
    elements('$$x', { 'a.b': 9 }),
  ],
  'skipped documents are not computed': [behind({ $skip: 2 }), behind({ $limit: 5 }, { $match: { b: 9 } })],
  'a field that is overwritten before it is read comes last': [
    aggregate({ $addFields: { a: 5 } }, { $project: { a: 1, b: 1 } }, { $sort: { _id: 1 } }),
    aggregate({ $addFields: { a: { $add: ['$_id', 1] } } }, { $project: { b: 1, a: 1, x: '$a' } }),
    aggregate(
      { $sort: { _id: -1 } },
      { $addFields: { a: { $toString: '$a' } } },
      { $project: { b: 1, a: 1 } },
    ),
    aggregate({ $facet: { x: [{ $addFields: { a: 7 } }, { $project: { c: 1, a: 1, b: 1 } }] } }),
    aggregate(
      { $addFields: { a: 7 } },
      { $replaceRoot: { newRoot: { $mergeObjects: ['$$ROOT', { z: 1 }] } } },
    ),
    aggregate({ $addFields: { 'c.x': 7 } }, { $project: { 'c.x': 1, 'c.y': 1 } }),
  ],
  'a field that is removed and set again keeps its position': [
    aggregate({ $addFields: { a: '$$REMOVE' } }, { $addFields: { a: 5 } }),
    aggregate({ $addFields: { 'c.x': '$$REMOVE' } }, { $addFields: { 'c.x': 5 } }),
    aggregate({ $unset: 'a' }, { $addFields: { a: 5 } }),
    aggregate({ $addFields: { e: 1 } }, { $unset: ['a', 'c.x'] }, { $addFields: { 'c.x': 5, a: 5 } }),
    aggregate(
      { $lookup: { from: 'none', as: 'j', pipeline: [] } },
      { $project: { a: 0 } },
      { $addFields: { a: 5 } },
    ),
    aggregate({ $project: { 'a.q': 1, v: { $literal: 1 } } }, { $addFields: { 'a.z': 5 } }),
    evaluate({ $setField: { field: 'x', input: { $setField: { field: 'x', input: '$c', value: '$$REMOVE' } }, value: 4 } }), // prettier-ignore
    aggregate(
      { $addFields: { a: '$$REMOVE' } },
      { $project: { v: { $objectToArray: '$$ROOT' } } },
      { $unset: 'v.v' },
    ),
    aggregate({ $addFields: { 'c.x': '$$REMOVE' } }, { $group: { _id: '$c' } }),
    aggregate({ $addFields: { 'c.x': '$$REMOVE' } }, { $match: { c: { y: 2, z: 3 } } }),
  ],
});
