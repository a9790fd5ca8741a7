import type { QuantityLimits } from '../schema/fields';
import { startQuantity } from './quantity';

type ProductFieldKind =
  | { type: 'text'; maxLength: number; initial: string }
  | { type: 'whole'; min: number; max: number; initial: number }
  | { type: 'whole-or-none'; min: number; max: number; initial: null };

/** A product field whose value is one text or one whole number. */
export type ProductField = ProductFieldKind & {
  /** The label of its form control and of its row in the data sheet. */
  label: string;
  help?: string;
  /** The section of the product form that has it. */
  group: 'details' | 'variants';
  /** The text of its data sheet row; null leaves the row out. A field without this function has no row. */
  sheet?: (value: string | number | null, limits: QuantityLimits) => string | null;
};

type Types = { text: string; whole: number; 'whole-or-none': number | null };
type Fields = Record<string, ProductField>;

/** The values of the fields of a table. */
export type FieldValues<T extends Fields> = { [K in keyof T]: Types[T[K]['type']] };

const formatted = (value: string | number | null) => (value ?? '').toLocaleString('en-US');
const aboveOne = (value: string | number | null) => (Number(value) > 1 ? formatted(value) : null);

/**
 * The product fields with a single text or number, declared once. The schema, the stored document, the API, the CSV
 * columns, the product form and the data sheet derive from this table, so a new field needs only an entry here.
 */
export const productFields = {
  unit: {
    type: 'text',
    maxLength: 40,
    initial: 'each',
    label: 'Unit',
    help: 'each, pair, pack of 50 …',
    group: 'details',
    sheet: formatted,
  },
  packSize: {
    type: 'whole',
    min: 1,
    max: 100_000,
    initial: 1,
    label: 'Pieces in a unit',
    help: 'For the price per piece',
    group: 'details',
    sheet: aboveOne,
  },
  leadTimeDays: {
    type: 'whole',
    min: 0,
    max: 365,
    initial: 3,
    label: 'Lead time in working days',
    group: 'details',
    sheet: formatted,
  },
  minQuantity: {
    type: 'whole',
    min: 0,
    max: 1_000_000,
    initial: 1,
    label: 'Minimum quantity',
    group: 'details',
    sheet: (_, limits) => formatted(startQuantity(limits)),
  },
  multiple: {
    type: 'whole',
    min: 1,
    max: 100_000,
    initial: 1,
    label: 'Sold in multiples of',
    group: 'details',
    sheet: aboveOne,
  },
  maxQuantity: {
    type: 'whole-or-none',
    min: 1,
    max: 1_000_000,
    initial: null,
    label: 'Maximum quantity',
    help: 'If left empty, at most 100 in an order',
    group: 'details',
  },
  sizeName: {
    type: 'text',
    maxLength: 40,
    initial: 'Size',
    label: 'What the sizes are called',
    group: 'variants',
  },
} as const satisfies Fields;

export type ProductFieldValues = FieldValues<typeof productFields>;

/**
 * The fields of a table, read from a product's facts. A product stored before a field existed gets its initial value.
 */
export function fieldValuesOf<T extends Fields>(facts: Partial<FieldValues<T>>, fields: T): FieldValues<T> {
  const values: Partial<FieldValues<T>> = {};
  for (const key in fields) values[key] = facts[key] ?? (fields[key]!.initial as FieldValues<T>[typeof key]);
  return values as FieldValues<T>;
}

/** The form texts of field values. */
export function fieldTextsOf<T extends Fields>(values: FieldValues<T>, fields: T): Record<keyof T, string> {
  const texts: Partial<Record<keyof T, string>> = {};
  for (const key in fields) texts[key] = values[key] === null ? '' : String(values[key]);
  return texts as Record<keyof T, string>;
}

/** The API input of form texts. A text that isn't a number becomes NaN, so the schema names the field in its error. */
export function fieldInputsOf<T extends Fields>(texts: Record<keyof T, string>, fields: T): FieldValues<T> {
  const values: Partial<FieldValues<T>> = {};
  for (const key in fields) values[key] = readText(fields[key]!, texts[key]) as FieldValues<T>[typeof key];
  return values as FieldValues<T>;
}

function readText({ type }: ProductField, text: string): string | number | null {
  if (type === 'text') return text;
  if (text.trim() === '') return type === 'whole' ? NaN : null;
  return Number(text);
}

/** The data sheet rows of a product. */
export function fieldRowsOf<T extends Fields>(
  values: FieldValues<T> & QuantityLimits,
  fields: T,
): string[][] {
  return Object.entries<ProductField>(fields).flatMap(([key, { label, sheet }]) => {
    const text = sheet?.(values[key] ?? null, values) ?? null;
    return text === null ? [] : [[label, text]];
  });
}
