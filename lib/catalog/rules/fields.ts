import specificationFields from './specification-fields.json';
import type { CategorySlug, Specification } from '../schema/product';
import { readMeasure, showMeasure, type MetricUnit } from './measures';

/** A specification that can be filtered by: a choice of texts, or a measure in a metric unit. */
export type Field = { key: string; name: string; categories: CategorySlug[] } & (
  { kind: 'choice' } | { kind: 'measure'; unit: MetricUnit }
);

/**
 * Every specification that the shop can filter by; others only appear in the table. The list is a JSON file because
 * next.config.mjs reads it too. A field added there gets its form control, filters and data sheet row.
 */
export const fields = specificationFields as Field[];

/** The field with this display name, or null when the shop has no such filter. */
export function fieldNamed(name: string): Field | null {
  return fields.find((field) => field.name.toLowerCase() === name.trim().toLowerCase()) ?? null;
}

/** The field with this URL key, or null. */
export function fieldOf(key: string): Field | null {
  return fields.find((field) => field.key === key) ?? null;
}

/**
 * Why a value of a filterable specification is invalid: a measure must be a number with the field's unit. Null when
 * valid.
 */
export function specificationProblem({ name, value }: Specification): string | null {
  const field = fieldNamed(name);
  if (field?.kind !== 'measure' || readMeasure(value)?.unit === field.unit) return null;
  return `must be a measure such as ${showMeasure({ value: 12.7, unit: field.unit }, 'metric')}`;
}

/** A size given as dimensions or a range describes a product but is no useful filter value. */
const isExtent = ({ key }: Field, value: string) => key === 'size' && / × | to /.test(value);

/** The choices and measures that the filters read from a specification table. */
export function filterableOf(specifications: Specification[]): {
  choices: string[];
  measures: { k: string; v: number }[];
} {
  const choices: string[] = [];
  const measures: { k: string; v: number }[] = [];
  for (const { name, value } of specifications) {
    const field = fieldNamed(name);
    if (field?.kind === 'choice' && !isExtent(field, value)) choices.push(`${field.key}=${value}`);
    if (field?.kind === 'measure') {
      const read = readMeasure(value);
      if (read?.unit === field.unit) measures.push({ k: field.key, v: read.value });
    }
  }
  return { choices, measures };
}

/** The fields that a category (or the whole shop) offers as filters. */
export function fieldsFor(category: CategorySlug | null): Field[] {
  return category ? fields.filter((field) => field.categories.includes(category)) : [];
}
