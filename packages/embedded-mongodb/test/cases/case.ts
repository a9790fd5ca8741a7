import type { Document } from 'mongodb';

/** A case: documents, commands on the collection `c`, and the page of the manual that describes the behavior. */
export type Case = { name: string; page: string; docs: Document[]; indexes: Document[]; steps: Document[] };

const manual = 'https://www.mongodb.com/docs/v7.0/';

/** Creates the cases for one page of the manual, on the same documents. */
export function casesFor(
  page: string,
  docs: Document[],
  table: { [title: string]: Document | Document[] },
  indexes: Document[] = [],
): Case[] {
  return Object.entries(table).map(([title, steps]) => ({
    name: `${page.split('/').slice(-2).join('/')}: ${title}`,
    page: `${manual}${page}/`,
    docs,
    indexes,
    steps: Array.isArray(steps) ? steps : [steps],
  }));
}

const byId = { _id: 1 };

/** A find command, sorted by `_id`. */
export const find = (filter: Document, more: Document = {}): Document => ({
  find: 'c',
  filter,
  sort: byId,
  ...more,
});

/** Updates all matching documents, then reads the collection. */
export const update = (u: Document | Document[], q: Document = {}, more: Document = {}): Document[] => [
  { update: 'c', updates: [{ q, u, multi: true, ...more }] },
  find({}),
];

/** An aggregate command. */
export const aggregate = (...pipeline: Document[]): Document => ({ aggregate: 'c', pipeline, cursor: {} });

/** Evaluates an expression on each document, sorted by `_id`. */
export const evaluate = (expression: unknown): Document =>
  aggregate({ $sort: byId }, { $project: { v: expression } });
