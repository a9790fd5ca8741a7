import { Double, Long } from 'mongodb';
import { casesFor, evaluate, find, aggregate, type Case } from './case';
import { decimal } from './edge-values';

export const decimals: Case[] = casesFor('reference/bson-types', [{ _id: 1 }], {
  'decimals keep every digit': [
    ...[['5.50', '3'], ['1E+10', '0.3'], ['-6', '3'], ['1.0', '0.1'], ['5', 'Infinity'], ['Infinity', '3']].map(([a = '', b = '']) => evaluate({ $mod: [decimal(a), decimal(b)] })), // prettier-ignore
    ...[['1', '3'], ['-0', '3'], ['1', '-Infinity'], ['1.00', '2.0']].map(([a = '', b = '']) => evaluate({ $divide: [decimal(a), decimal(b)] })), // prettier-ignore
    ...['-0.5', '1E+3', '123456789012345678901234567890.12', '0.00'].flatMap((n) => [evaluate({ $ceil: decimal(n) }), evaluate({ $floor: decimal(n) })]), // prettier-ignore
    ...[['2.5', 0], ['2.5', 3], ['1', 50], ['-0.04', 1], ['1E+3', -1], ['9.99', 1]].map(([n, places]) => evaluate({ $round: [decimal(String(n)), places] })), // prettier-ignore
    evaluate({ $trunc: [decimal('-0.5')] }),
    evaluate({ $abs: decimal('-Infinity') }),
    evaluate({ $sum: [new Double(0.1), new Double(0.2), decimal('0')] }),
    evaluate({ $multiply: [decimal('1E+6000'), decimal('1E+6000')] }),
    evaluate({ $multiply: [decimal('1E-6000'), decimal('1E-6000')] }),
  ],
  'invalid numbers': [
    evaluate({ $abs: Long.MIN_VALUE }),
    evaluate({ $trunc: [5, 'a'] }),
    evaluate({ $trunc: [5, NaN] }),
    evaluate({ $toDate: NaN }),
    evaluate({ $toDate: 1e300 }),
    evaluate({ $dayOfWeek: { x: 1 } }),
    evaluate({ $dayOfWeek: {} }),
  ],
});

const near = ['1', '1.00000000000000000000000000000001', '0.99999999999999999999999999999999'].map((n, i) => ({ _id: i, n: decimal(n) })); // prettier-ignore
const long = Long.fromString('1152921504606846981');
export const closeNumbers: Case[] = casesFor('core/index-unique', [...near, { _id: 9, n: long }], {
  'nearly equal decimals stay distinct': [
    { createIndexes: 'c', indexes: [{ key: { n: 1 }, name: 'n_1', unique: true }] },
    find({ n: 1 }, { sort: { n: 1 } }),
    find({ n: { $gt: 1, $lt: 2 } }),
    aggregate({ $group: { _id: '$n' } }, { $sort: { _id: 1 } }),
    find({ n: decimal('1152921504606846981') }),
    { insert: 'c', documents: [{ _id: 10, n: decimal('1152921504606846981') }] },
  ],
});
