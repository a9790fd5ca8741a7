import { casesFor, find, type Case } from './case';
import { decimal } from './edge-values';
import { ceil, docs } from './optimization-documents';

export const pipelineUpdates: Case[] = casesFor('tutorial/update-documents-with-aggregation-pipeline', docs, {
  'an update evaluates its operands without constant folding': [
    { update: 'c', updates: [{ q: { _id: 1 }, u: [{ $set: { v: { $setUnion: [-2, '$e'] } } }] }] },
    { update: 'c', updates: [{ q: { _id: 1 }, u: [{ $set: { v: { $or: [ceil, true] } } }] }] },
    { update: 'c', updates: [{ q: { _id: 1 }, u: [{ $set: { v: { $or: [true, ceil] } } }] }] },
    find({}),
  ],
  'a pipeline that creates an equal document': [
    {
      update: 'c',
      updates: [{ q: { _id: 1 }, u: [{ $replaceWith: { a: '$a', b: '$b', c: '$c', d: '$d' } }] }],
    },
    { update: 'c', updates: [{ q: { _id: 1 }, u: [{ $set: { a: '$a' } }] }] },
    { update: 'c', updates: [{ q: { _id: 1 }, u: [{ $replaceWith: '$$ROOT' }] }] },
    find({}),
  ],
  'NaN stays NaN, which counts as a modification': [
    { update: 'c', updates: [{ q: { _id: 1 }, u: { $set: { n: NaN } } }] },
    { update: 'c', updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } } }] },
    { update: 'c', updates: [{ q: {}, u: { $push: { v: { $each: [], $sort: 1 } } }, multi: true }] },
    { update: 'c', updates: [{ q: {}, u: { $push: { v: { $each: [], $sort: 1 } } }, multi: true }] },
    find({}),
  ],
  'another decimal with the same value counts as a modification': [
    { update: 'c', updates: [{ q: { _id: 1 }, u: { $set: { n: decimal('1') } } }] },
    { update: 'c', updates: [{ q: { _id: 1 }, u: { $set: { n: decimal('1.0') } } }] },
    { update: 'c', updates: [{ q: { _id: 1 }, u: { $set: { n: decimal('1.0') } } }] },
    find({}),
  ],
});

const set = (fields: object) => ({ update: 'c', updates: [{ q: {}, u: { $set: fields }, multi: true, arrayFilters: [{ x: null }] }] }); // prettier-ignore
export const filteredUpdates: Case[] = casesFor(
  'reference/operator/update/positional-filtered',
  [
    { _id: 1, c: [1] },
    { _id: 2, c: [] },
  ],
  {
    'two changes of the same element': [
      set({ 'c.$[x]': 7, 'c.$[]': [2, null] }),
      find({}),
      set({ 'c.$[x]': 7, 'c.$[].$[]': 8 }),
      { update: 'c', updates: [{ q: {}, u: { $set: { c: [null, 1] } }, multi: true }] },
      set({ 'c.$[]': 8, 'c.$[x]': 7 }),
      find({}),
    ],
  },
);
