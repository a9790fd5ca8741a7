import type { Filter } from 'mongodb';
import { searchWords, type SearchWordDocument } from '../../catalog/collection/search-index';
import { termsOf } from '../../catalog/rules/search-terms';
import { allowedErrors, deletesOf } from '../../catalog/rules/spelling';
import {
  completionsOf,
  maxTerms,
  spellingsOf,
  splitsOf,
  termOfCompletions,
  termOfSpellings,
  termsOfSplit,
  type KnownWord,
  type QueryExpansion,
  type TypedTerm,
} from '../rules/expansions';

import { optionalTerms, termOfGroup, termOfRange, type SearchQuery } from '../rules/reading/search-query';

type Found = { _id: string; seen: number };
const knownWords = (found: Found[]): KnownWord[] => found.map(({ _id, seen }) => ({ word: _id, seen }));

/** Expands each typed term to itself and the terms that begin with it, else to two joined words, else by spelling. */
export async function expandQuery(terms: string[]): Promise<TypedTerm[]> {
  return (await Promise.all(terms.slice(0, maxTerms).map(expandTerm))).flat();
}

/** The most words beginning with a digit that a range is looked up in. */
const maxMeasureWords = 20_000;

/** The terms of a query's measures, and optional ones. */
export async function expandSpecifications({ groups, ranges, optional }: SearchQuery): Promise<TypedTerm[]> {
  if (groups.length + ranges.length === 0 && optional === '') return [];
  const [inGroups, measures, more] = await Promise.all([
    groups.length ? findWords({ _id: { $in: groups.flatMap(({ words }) => words) } }) : [],
    ranges.length ? findWords({ _id: { $gte: '0', $lt: ':' } }) : [],
    expandQuery(termsOf(optional)),
  ]);
  const known = new Set(inGroups.map(({ word }) => word));
  return [
    ...groups.map((group) => termOfGroup(group, (word) => known.has(word))),
    ...ranges.map((range) => termOfRange(range, measures)),
    ...optionalTerms(more),
  ];
}

const findWords = async (filter: Filter<SearchWordDocument>): Promise<KnownWord[]> =>
  knownWords(await searchWords().find(filter).project<Found>({ seen: 1 }).limit(maxMeasureWords).toArray());

async function expandTerm(typed: string): Promise<TypedTerm[]> {
  const completed = termOfCompletions(typed, await findCompletions(typed, 24));
  if (completed) return completed;
  const parts = await splitJoinedWords(typed);
  return parts ? termsOfSplit(parts) : termOfSpellings(typed, await findSpellings(typed));
}

/** Terms of the catalog that begin with `start`, most used first; `start` itself comes first. */
export async function findCompletions(start: string, limit: number): Promise<KnownWord[]> {
  const isWhole = start.length < 2;
  const found = await searchWords()
    .find({ _id: isWhole ? start : { $gte: start, $lt: `${start}\uffff` } })
    .project<Found>({ seen: 1 })
    .limit(100)
    .toArray();
  return completionsOf(start, knownWords(found), limit);
}

/** The two terms of the catalog that a joined term consists of, such as "impact" and "driver" of "impactdriver". */
async function splitJoinedWords(typed: string): Promise<[string, string] | null> {
  const splits = splitsOf(typed);
  if (splits.length === 0) return null;
  const found = await searchWords()
    .find({ _id: { $in: splits.flat() } }, { projection: { _id: 1 } })
    .toArray();
  const known = new Set(found.map(({ _id }) => _id));
  return splits.find((parts) => parts.every((part) => known.has(part))) ?? null;
}

/** Terms of the catalog within a small Damerau–Levenshtein distance, looked up by common SymSpell deletes. */
async function findSpellings(typed: string): Promise<QueryExpansion[]> {
  const errors = allowedErrors(typed);
  if (!errors) return [];
  const found = await searchWords()
    .find({ deletes: { $in: deletesOf(typed, errors) } })
    .project<Found>({ seen: 1 })
    .limit(200)
    .toArray();
  return spellingsOf(typed, knownWords(found));
}
