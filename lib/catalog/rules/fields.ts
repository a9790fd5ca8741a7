import type { CategorySlug, Specification } from '../types';
import { readMeasure, showMeasure, type MetricUnit } from './measures';

/** A specification that can be filtered by: a choice of texts, or a measure in a metric unit. */
export type Field = { key: string; name: string; categories: CategorySlug[] } & (
  { kind: 'choice' } | { kind: 'measure'; unit: MetricUnit }
);

const everywhere: CategorySlug[] = ['accessories', 'drills', 'gear-equipment', 'hand-tools', 'power-tools'];
const powered: CategorySlug[] = ['drills', 'power-tools', 'gear-equipment'];

const choice = (key: string, name: string, categories = everywhere): Field => ({
  key,
  name,
  categories,
  kind: 'choice',
});
const measure = (key: string, name: string, unit: MetricUnit, categories = everywhere): Field => ({
  key,
  name,
  categories,
  kind: 'measure',
  unit,
});

/** Every specification that the shop can filter by. Others are shown in the table all the same. */
export const fields: Field[] = [
  choice('type', 'Type'),
  choice('power-source', 'Power source', powered),
  choice('voltage', 'Voltage', ['drills', 'power-tools', 'gear-equipment', 'accessories']),
  choice('thread', 'Thread', ['accessories']),
  choice('drive', 'Drive', ['accessories', 'hand-tools']),
  choice('chuck', 'Chuck', ['drills']),
  choice('shank', 'Shank', ['accessories']),
  choice('grit', 'Grit', ['accessories']),
  choice('material', 'Material', ['accessories', 'hand-tools', 'gear-equipment']),
  choice('protection-class', 'Protection class', ['gear-equipment']),
  choice('size', 'Size', ['gear-equipment']),
  measure('diameter', 'Diameter', 'mm', ['accessories']),
  measure('bore', 'Bore', 'mm', ['accessories']),
  measure('jaw-width', 'Width across flats', 'mm', ['hand-tools']),
  measure('opening', 'Opening', 'mm', ['hand-tools']),
  measure('range', 'Measuring range', 'mm', ['hand-tools']),
  measure('length', 'Length', 'mm', ['accessories', 'hand-tools']),
  measure('disc', 'Disc diameter', 'mm', ['power-tools']),
  measure('torque', 'Torque', 'Nm', ['drills', 'hand-tools']),
  measure('power', 'Power', 'W', powered),
  measure('pressure', 'Pressure', 'bar', ['gear-equipment', 'accessories']),
  measure('load', 'Load capacity', 'kg', ['gear-equipment']),
  measure('weight', 'Weight', 'kg'),
];

/** The field of a specification's name, or null when nothing filters by it. */
export function fieldNamed(name: string): Field | null {
  return fields.find((field) => field.name.toLowerCase() === name.trim().toLowerCase()) ?? null;
}

/** The field of a key as it stands in a URL, or null. */
export function fieldOf(key: string): Field | null {
  return fields.find((field) => field.key === key) ?? null;
}

/** What is wrong with a value that the shop filters by: a measure must be one, in its unit. Null when nothing is. */
export function specificationProblem({ name, value }: Specification): string | null {
  const field = fieldNamed(name);
  if (field?.kind !== 'measure' || readMeasure(value)?.unit === field.unit) return null;
  return `must be a measure such as ${showMeasure({ value: 12.7, unit: field.unit }, 'metric')}`;
}

/** Whether a size is a set of dimensions or a range: it describes its product, and nobody would filter by it. */
const isExtent = ({ key }: Field, value: string) => key === 'size' && / × | to /.test(value);

/** The choices and the measures that a specification table gives to the filters. */
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
