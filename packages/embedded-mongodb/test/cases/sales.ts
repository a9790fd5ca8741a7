import { Decimal128, Double, Long } from 'mongodb';

export const sales = [
  { _id: 1, k: 'a', n: 1, t: ['x', 'y'], p: { q: 1 } }, { _id: 2, k: 'b', n: 2.5, t: ['x'] }, { _id: 3, k: 'a', n: Long.fromNumber(3), t: [] },
  { _id: 4, n: Decimal128.fromString('4.10'), t: 'z' }, { _id: 5, k: null, n: 'text' }, { _id: 6, k: 'b', n: new Double(2), t: [['x']] },
]; // prettier-ignore
export const byId = { $sort: { _id: 1 } };
