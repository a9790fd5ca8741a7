import type { Document } from 'mongodb';

/** A question about meaning: documents, commands on the collection `c`, and the page that says what is right. */
export type Case = { name: string; page: string; docs: Document[]; indexes: Document[]; steps: Document[] };

const manual = 'https://www.mongodb.com/docs/v7.0/';

/** Cases on one page about the same documents. */
export function casesFor(
  page: string,
  docs: Document[],
  table: { [sentence: string]: Document | Document[] },
  indexes: Document[] = [],
): Case[] {
  return Object.entries(table).map(([sentence, steps]) => ({
    name: `${page.split('/').slice(-2).join('/')}: ${sentence}`,
    page: `${manual}${page}/`,
    docs,
    indexes,
    steps: Array.isArray(steps) ? steps : [steps],
  }));
}

const byId = { _id: 1 };

/** Finds, in the order of `_id`. */
export const find = (filter: Document, more: Document = {}): Document => ({
  find: 'c',
  filter,
  sort: byId,
  ...more,
});

/** Updates all that match, then shows the collection. */
export const update = (u: Document | Document[], q: Document = {}, more: Document = {}): Document[] => [
  { update: 'c', updates: [{ q, u, multi: true, ...more }] },
  find({}),
];

/** Runs a pipeline. */
export const aggregate = (...pipeline: Document[]): Document => ({ aggregate: 'c', pipeline, cursor: {} });

/** Computes one expression for each document, in the order of `_id`. */
export const evaluate = (expression: unknown): Document =>
  aggregate({ $sort: byId }, { $project: { v: expression } });
