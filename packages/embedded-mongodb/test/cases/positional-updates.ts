import { casesFor, update } from './case';
import { one } from './array-document';

export const positionalUpdates = [
  ...casesFor('reference/operator/update/positional', one, {
    'updates the matched element': update({ $set: { 'l.$': 9 } }, { l: 1 }),
    'updates a field of the matched element': update(
      { $set: { 'd.$.v': 9 }, $inc: { 'd.$.n': 1 } },
      { 'd.k': 2 },
    ),
    'works with $elemMatch': update({ $set: { 'd.$.v': 9 } }, { d: { $elemMatch: { k: 2, v: 2 } } }),
    'the last condition determines the element': update(
      { $set: { 'd.$.x': 1 } },
      { 'd.k': 2, 'd.v': { $gte: 1 } },
    ),
    'works inside $and': update({ $set: { 'd.$.x': 1 } }, { $and: [{ 'd.k': 2 }] }),
    'the size of a nested array determines the element': update(
      { $set: { 'd.$.x': 1 } },
      { 'd.w': { $size: 2 } },
    ),
    'the size of the array itself does not determine an element': update(
      { $set: { 'l.$': 1 } },
      { l: { $size: 3 } },
    ),
    'an array index in the filter does not determine an element': update(
      { $set: { 'l.$': 9 } },
      { 'l.0': 3 },
    ),
    'fails without an array in the filter': update({ $set: { 'd.$.x': 1 } }, { _id: 1 }),
    'a negation does not determine an element': update({ $set: { 'l.$': 1 } }, { l: { $ne: 9 } }),
  }),
  ...casesFor('reference/operator/update/positional-all', one, {
    'updates every element': update({ $inc: { 'l.$[]': 10 } }),
    'updates a field of every element': update({ $set: { 'd.$[].x': 1 } }),
    'updates nested arrays': update({ $inc: { 'n.$[].$[]': 1 } }),
    'rejects a missing field': update({ $set: { 'q.$[]': 1 } }),
    'rejects a string': update({ $set: { 's.$[]': 1 } }),
    'rejects an array index beside it': update({ $set: { 'l.$[]': 1, 'l.0': 2 } }),
  }),
  ...casesFor('reference/operator/update/positional-filtered', one, {
    'updates some elements': update({ $inc: { 'l.$[x]': 10 } }, {}, { arrayFilters: [{ x: { $gte: 2 } }] }),
    'updates a field of some elements': update(
      { $set: { 'd.$[x].v': 0, 'd.$[x].n': 1 } },
      {},
      { arrayFilters: [{ 'x.k': 2 }] },
    ),
    'accepts two identifiers': update(
      { $inc: { 'd.$[x].w.$[y]': 10 } },
      {},
      { arrayFilters: [{ 'x.k': 2 }, { y: 1 }] },
    ),
    'rejects an unused filter': update({ $set: { s: 1 } }, {}, { arrayFilters: [{ x: 1 }] }),
    'rejects an identifier without a filter': update({ $set: { 'l.$[x]': 1 } }),
    'rejects an identifier with a capital letter': update(
      { $set: { 'l.$[X]': 1 } },
      {},
      { arrayFilters: [{ X: 1 }] },
    ),
    'rejects an identifier that is defined twice': update(
      { $set: { 'l.$[x]': 1 } },
      {},
      { arrayFilters: [{ x: 1 }, { x: 2 }] },
    ),
    'rejects two identifiers in one filter': update(
      { $set: { 'l.$[x]': 1 } },
      {},
      { arrayFilters: [{ x: 1, y: 2 }] },
    ),
  }),
];
