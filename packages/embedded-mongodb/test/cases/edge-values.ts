import { Decimal128, Double, Int32, Long, type Document } from 'mongodb';
import { aggregate, casesFor, evaluate, type Case } from './case';

export const decimal = (digits: string) => Decimal128.fromString(digits);

/** Values in place of an integer: out of range, fractions, other numeric types, other types. */
export const edges: unknown[] = [
  1e10, -1e10, Long.fromNumber(3e9), new Int32(-2147483648), Long.MIN_VALUE, Long.MAX_VALUE, 1e300, 2 ** 63, -(2 ** 63), new Double(-0),
  new Double(2), -1, 1.5, 0.5, -0.5, decimal('2'), decimal('1.5'), decimal('-0.5'), NaN, decimal('NaN'), Infinity, decimal('-Infinity'), decimal('1E-400'), null, true, 'x', [1], { q: 1 },
]; // prettier-ignore

export const edgeDocs = [
  { _id: 1, a: [1, 2, 3], o: [{ x: 2 }, { x: 1 }], s: 'héllo', d: new Date(100), n: 5, l: Long.fromNumber(7), neg: -7 }, // prettier-ignore
];

type Use = (v: unknown) => unknown;
/** Every edge value as an operand of an expression, once as a constant and once as the value of a field. */
export const expressionCases = (page: string, table: { [title: string]: Use }): Case[] =>
  casesFor(
    `reference/operator/aggregation/${page}`,
    edgeDocs,
    Object.fromEntries(
      Object.entries(table).map(([title, use]) => [
        title,
        edges.flatMap((v) => [
          evaluate(use(v)),
          aggregate({ $set: { v: { $literal: v } } }, { $project: { r: use('$v') } }),
        ]),
      ]),
    ),
  );
/** Every edge value as an option of a command. */
export const commandCases = (
  page: string,
  table: { [title: string]: (v: unknown) => Document | Document[] },
): Case[] =>
  casesFor(
    page,
    edgeDocs,
    Object.fromEntries(Object.entries(table).map(([title, use]) => [title, edges.flatMap((v) => use(v))])),
  );
