import { Decimal128, Long, ObjectId } from 'mongodb';
import { casesFor, evaluate } from './case';

export const one = [{ _id: 1, n: 5, f: 2.5, l: Long.fromNumber(7), m: Decimal128.fromString('1.10'), s: 'Tool Box', e: '', z: null, a: [3, 1, 2], o: { x: 1, y: 'b' }, d: new Date('2024-03-10T07:08:09.123Z'), t: true, list: [{ p: 2, q: 'b' }, { p: 1, q: 'a' }, { p: 2, q: 'a' }], i: new ObjectId('64b000000000000000000001') }]; // prettier-ignore
export const calls = (page: string, table: { [title: string]: unknown }) =>
  casesFor(page, one, Object.fromEntries(Object.entries(table).map(([name, e]) => [name, evaluate(e)])));
