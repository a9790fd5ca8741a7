import { readMeasure } from '../../../catalog/rules/measures';
import { termsOf } from '../../../catalog/rules/search-terms';
import { readFieldMeasure } from '../../../catalog/rules/specification-fields';
import type { CatalogStructure, SpecificationField } from '../../../catalog/schema/structure';
import type { Condition } from '../filters';
import { patternOf } from './typed-text';

/** The values that products have in a field of choices. */
export type ValuesOf = (key: string) => readonly string[];

/** Signs of technical drawings for fields of these names. */
const signs = new Map([
  ['length', 'l|lg|len'],
  ['diameter', 'd|dia|ø|⌀'],
  ['width across flats', 'sw|af|a/f'],
]);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Matches a name of a field, in singular or plural. */
const namePattern = ({ name, oldNames }: SpecificationField): string =>
  [name, ...oldNames].map((each) => `${escaped(each.trim()).replace(/\s+/g, '[ -]')}s?`).join('|');

/** The fields of choices and measures whose name, or the sign of it, is in a text. */
export function fieldsNamedIn(typed: string, { fields }: Pick<CatalogStructure, 'fields'>): NamedField[] {
  return fields
    .filter(({ kind, filterable }) => filterable && kind !== 'text')
    .map((field) => ({ field, name: namePattern(field), sign: signs.get(field.name.toLowerCase()) ?? null }))
    .filter(({ name, sign }) =>
      patternOf(`(?<!\\w)(?:${name}${sign ? `|(?:${sign})(?= ?[:=]? ?\\d)` : ''})(?![a-z])`, 'i').test(typed),
    )
    .sort((a, b) => b.field.name.length - a.field.name.length);
}

/** A field, and what matches its name and its sign. */
export type NamedField = { field: SpecificationField; name: string; sign: string | null };

/** What a text must match to be the name or the sign of a field before a value. */
export const nameBefore = ({ name, sign }: NamedField): string =>
  `(?:(?:${name}) ?[:=]? ?${sign ? `|(?:${sign}) ?[:=]? ?` : ''})`;

const group = 'understood';

/** The condition that a measure between two values, in a metric unit, sets for a field; null when no value can meet it. */
export function measureCondition(
  { key, kind, unit: fieldUnit }: SpecificationField,
  { unit, from, to }: { unit: string; from: number; to: number },
  valuesOf: ValuesOf,
): Condition | null {
  if (kind === 'measure') return fieldUnit === unit ? { group, measure: key, from, to } : null;
  const facets = valuesOf(key).flatMap((value) => {
    const read = readMeasure(value);
    return read?.unit === unit && read.value >= from && read.value <= to ? [`${key}=${value}`] : [];
  });
  return facets.length ? { group, facets } : null;
}

/** The condition that a typed value such as "120" sets for a field of choices or of measures in units like "A". */
export function valueCondition(
  field: SpecificationField,
  typed: string,
  valuesOf: ValuesOf,
): Condition | null {
  if (field.kind === 'measure') {
    const value = readFieldMeasure(field, `${typed} ${field.unit}`);
    return value === null ? null : { group, measure: field.key, from: value / 1.0005, to: value * 1.0005 };
  }
  const asked = termsOf(typed);
  const facets = valuesOf(field.key).flatMap((value) => {
    const own = new Set(termsOf(value));
    return asked.length > 0 && asked.every((term) => own.has(term)) ? [`${field.key}=${value}`] : [];
  });
  return facets.length ? { group, facets } : null;
}
