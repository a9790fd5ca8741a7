import { termsOf } from '../../../catalog/rules/search-terms';
import type { CatalogStructure } from '../../../catalog/schema/structure';
import type { Condition } from '../filters';
import { fieldsNamedIn, type ValuesOf } from './named-fields';
import { readInchThreads, readMetricThreads, readStandards, readStrengthClasses } from './read-fasteners';
import type { MeasureReading } from './measure-context';
import { readExactMeasures, readFractions, readNamedValues, readSizes } from './read-measures';
import { readRanges } from './read-ranges';
import { readPrices, readStock } from './read-prices';
import { plainAttempt, type SearchAttempt, type SearchQuery } from './search-query';
import type { StandardGroups } from './standards';
import { TypedText } from './typed-text';

/** The owner's words for things, which may be a part of a search. */
export type Meaning = { typed: string; means: string };

/** What a reading takes from the catalog and the shop. */
export type ReadingContext = {
  structure: CatalogStructure;
  valuesOf: ValuesOf;
  currency: string;
  /** The minor units in a currency unit. */
  minorUnits?: number;
  meanings: readonly Meaning[];
  /** Standards that can take each other’s place. */
  standards: StandardGroups;
};

/** One thing that was understood, and the search without it. */
export type UnderstoodChip = { label: string; without: string };

/** What was understood of a search. */
export type QueryReading = {
  chips: UnderstoodChip[];
  /** The search as it was understood first, then with less of it, the typed words last. Never empty. */
  attempts: SearchAttempt[];
};

/** The typed words as one Unicode form: "½" becomes "1/2", "×" stays. */
const plainText = (typed: string) =>
  typed
    .replace(/[″”“]/g, '"')
    .normalize('NFKC')
    .replace(/\u2044/g, '/');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Replaces the owner's words inside of a search; a search that consists of them alone is left. */
function readMeanings(text: TypedText, meanings: readonly Meaning[]): void {
  const whole = meanings.length ? termsOf(text.typed).join(' ') : '';
  for (const { typed, means } of [...meanings].sort((a, b) => b.typed.length - a.typed.length)) {
    const words = typed.trim().split(/\s+/).map(escaped).join('[ -]?');
    if (words === '' || termsOf(typed).join(' ') === whole) continue;
    text.take(`(?<![\\w-])${words}(?![\\w-])`, ([all]) => ({
      text: means,
      parts: [{ label: `${all}: ${means}`, left: '' }],
    }));
  }
}

/**
 * Reads units, threads, sizes, ranges, standards, prices and stock in a search. A text without any is one attempt with
 * the typed words. Takes a time that grows with the text only, whatever it is.
 */
export function readQuery(typed: string, context: ReadingContext): QueryReading {
  const plain: SearchAttempt = { ...plainAttempt(typed), isWhole: false };
  const meant = new TypedText(plainText(typed));
  readMeanings(meant, context.meanings);
  // What the owner's words mean is read like the rest, but is one thing to remove.
  const text = new TypedText(meant.replaced((place) => place.text));
  const reading = readSpecifications(text, context);
  if (meant.understood.length + text.understood.length === 0)
    return { chips: [], attempts: [plainAttempt(typed)] };
  return { chips: chipsOf(meant, text), attempts: [...attemptsOf(typed, text, reading), plain] };
}

type Specifications = MeasureReading & { sales: Condition[] };

function readSpecifications(
  text: TypedText,
  { structure, valuesOf, currency, minorUnits = 100, standards }: ReadingContext,
): Specifications {
  const reading: Specifications = {
    groups: [],
    ranges: [],
    optional: [],
    fields: [],
    named: [],
    instead: [],
    sales: [],
  };
  const context = { fields: fieldsNamedIn(text.typed, structure), valuesOf, reading };
  if (!/\d/.test(text.typed)) return { ...reading, sales: readStock(text) };
  reading.groups.push(...readStandards(text, standards));
  reading.ranges.push(...readInchThreads(text));
  reading.groups.push(...readMetricThreads(text));
  reading.sales.push(...readPrices(text, currency, minorUnits), ...readStock(text));
  readRanges(text, context);
  readSizes(text, context);
  readExactMeasures(text, context);
  readFractions(text, context);
  readNamedValues(text, context);
  readStrengthClasses(text);
  return reading;
}

/** The search as it was understood, then without what fields must be, then without price and stock. */
function attemptsOf(typed: string, text: TypedText, reading: Specifications): SearchAttempt[] {
  const { groups, ranges, optional, fields, named, instead, sales } = reading;
  const query: SearchQuery = {
    typed,
    text: text.replaced((place) => place.text),
    groups,
    ranges,
    optional: optional.join(' '),
  };
  const wider = { ...query, ranges: [...ranges, ...instead] };
  const whole = { fields, isWhole: true };
  const less = { query: wider, fields: [], isWhole: false };
  const chosen = named.filter((condition) => 'facets' in condition);
  return [
    ...(instead.length && fields.length
      ? [{ query: wider, conditions: [...sales, ...chosen], ...whole, isCompared: true as const }]
      : []),
    { query, conditions: [...sales, ...named], ...whole, fields: instead.length ? [] : fields },
    ...(named.length ? [{ ...less, conditions: sales }] : []),
    ...(sales.length ? [{ ...less, conditions: [] }] : []),
  ];
}

function chipsOf(meant: TypedText, text: TypedText): UnderstoodChip[] {
  const inOrder = ({ understood }: TypedText) => [...understood].sort((a, b) => a.start - b.start);
  const own = inOrder(meant).flatMap((place) =>
    place.parts.map((part) => ({ label: part.label, without: meant.without(place, part) })),
  );
  // With the owner's words replaced, a part of their meaning can't be removed from what was typed.
  const read = inOrder(text).flatMap((place) =>
    place.parts.map((part) => ({ label: part.label, without: text.without(place, part) })),
  );
  return [...own, ...read];
}
