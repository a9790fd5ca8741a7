import { Double, Timestamp } from 'mongodb';
import { casesFor, evaluate, aggregate, type Case } from './case';

export const texts: Case[] = casesFor('reference/operator/aggregation/toLower', [{ _id: 1, e: [] }], {
  'a double as a string has six digits': [1e10, 123456, 0.00001, 1 / 3, 1200000, 5e-324, 0.00012, -0].flatMap(
    (n) => [evaluate({ $toLower: new Double(n) }), evaluate({ $toString: new Double(n) })],
  ),
  'a timestamp as a string': [1, 951827696, 4294967295].flatMap((t) => [
    evaluate({ $toLower: new Timestamp({ t, i: 7 }) }),
    evaluate({ $substrCP: [new Timestamp({ t, i: 0 }), 0, 9] }),
  ]),
  'the first operand is evaluated first': [
    evaluate({ $setIsSubset: [5, { $multiply: ['$_id', 'x', '$e'] }] }),
    evaluate({ $indexOfArray: [{ $sum: '$e' }, { $multiply: ['$_id', '$e'] }] }),
  ],
});

const lists = [null, [], undefined, [null], [1]].map((a, i) => ({
  _id: i,
  ...(a === undefined ? {} : { a }),
}));
export const groups: Case[] = casesFor('reference/operator/aggregation/sort', lists, {
  'an array as _id after a group is a single value': [
    aggregate({ $group: { _id: '$a' } }, { $sort: { _id: 1 } }),
    aggregate({ $group: { _id: '$a' } }, { $sort: { _id: -1 } }),
  ],
});
