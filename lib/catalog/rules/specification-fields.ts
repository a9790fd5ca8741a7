import type { Specification } from '../schema/product';
import type { CatalogStructure, SpecificationField } from '../schema/structure';
import { readMeasure, showMeasure, isConvertible } from './measures';
import { ancestryOf } from './structure';

type Fields = Pick<CatalogStructure, 'fields'>;

const fieldsByName = new WeakMap<SpecificationField[], Map<string, SpecificationField>>();

/** The fields by their names in lower case; a current name goes before a former one. */
function byName(fields: SpecificationField[]): Map<string, SpecificationField> {
  const known = fieldsByName.get(fields);
  if (known) return known;
  const made = new Map<string, SpecificationField>();
  const add = (name: string, field: SpecificationField) =>
    made.has(name.toLowerCase()) || made.set(name.toLowerCase(), field);
  for (const field of fields) add(field.name, field);
  for (const field of fields) for (const name of field.oldNames) add(name, field);
  fieldsByName.set(fields, made);
  return made;
}

/** The field with this display name, now or formerly; null when the catalog has none. */
export const fieldNamed = ({ fields }: Fields, name: string): SpecificationField | null =>
  byName(fields).get(name.trim().toLowerCase()) ?? null;

/** The field with this key; null when the catalog has none. */
export const fieldOf = ({ fields }: Fields, key: string): SpecificationField | null =>
  fields.find((field) => field.key === key) ?? null;

/** The fields of the products of a category, those of the categories above it included; none without a category. */
export function fieldsFor(
  structure: Pick<CatalogStructure, 'categories' | 'fields'>,
  category: string | null,
): SpecificationField[] {
  if (category === null) return [];
  const above = ancestryOf(structure, category).map(({ slug }) => slug);
  return structure.fields.filter(({ categories }) => categories.some((slug) => above.includes(slug)));
}

/** The number of a measure in its field's unit; null when the text is no such measure. */
export function readFieldMeasure({ unit }: Pick<SpecificationField, 'unit'>, text: string): number | null {
  if (unit === null) return null;
  if (isConvertible(unit)) {
    const read = readMeasure(text);
    return read?.unit === unit ? read.value : null;
  }
  const typed = text.trim();
  const amount = typed.toLowerCase().endsWith(unit.toLowerCase())
    ? typed.slice(0, typed.length - unit.length).trim()
    : '';
  return /^-?\d{1,3}(,\d{3})+(\.\d+)?$|^-?\d{1,12}(\.\d+)?$/.test(amount)
    ? Number(amount.replaceAll(',', ''))
    : null;
}

/**
 * Why a value of a field is invalid: a measure must be a number with the field's unit, a choice one of its choices. Null
 * when valid, and for names that are no field.
 */
export function specificationProblem(structure: Fields, { name, value }: Specification): string | null {
  const field = fieldNamed(structure, name);
  if (field?.kind === 'measure' && readFieldMeasure(field, value) === null) {
    const unit = field.unit ?? '';
    return `must be a measure such as ${showMeasure({ value: 12.7, unit }, 'metric')}`;
  }
  if (field?.kind === 'choice' && field.choices.length > 0 && !field.choices.includes(value))
    return `must be one of: ${field.choices.join(', ')}`;
  return null;
}

/** Dimensions describe a product but are no useful filter value: "205 × 72 × 248 mm", "2 × 0.75 m". */
const isExtent = (value: string) => / × |\d.* to /.test(value);

/** The choices and measures that the filters read from a specification table. */
export function filterableOf(
  structure: Fields,
  specifications: Specification[],
): { choices: string[]; measures: { k: string; v: number }[] } {
  const choices: string[] = [];
  const measures: { k: string; v: number }[] = [];
  for (const { name, value } of specifications) {
    const field = fieldNamed(structure, name);
    if (!field?.filterable) continue;
    if (field.kind === 'choice' && (field.choices.length > 0 || !isExtent(value)))
      choices.push(`${field.key}=${value}`);
    if (field.kind === 'measure') {
      const read = readFieldMeasure(field, value);
      if (read !== null) measures.push({ k: field.key, v: read });
    }
  }
  return { choices, measures };
}
