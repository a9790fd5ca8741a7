import type { QuantityLimits } from '../schema/fields';
import { formatNumber } from '../../shared/formats';
import { startQuantity } from './quantity';

type ProductFieldKind =
  | { type: 'text'; maxLength: number; initial: string; pattern?: { test: RegExp; problem: string } }
  | { type: 'whole'; min: number; max: number; initial: number }
  | { type: 'whole-or-none'; min: number; max: number; initial: null }
  | { type: 'flag'; initial: boolean };

/** The value of any product field. */
export type FieldValue = string | number | boolean | null;

/** A product field whose value is one text, one whole number, or yes or no. */
export type ProductField = ProductFieldKind & {
  /** The label of its form control and of its row in the data sheet. */
  label: string;
  help?: string;
  /** The section of the product form that has it. */
  group: 'details' | 'variants';
  /** The text of its data sheet row; null leaves the row out. A field without this function has no row. */
  sheet?: (value: FieldValue, limits: QuantityLimits) => string | null;
};

type Types = { text: string; whole: number; 'whole-or-none': number | null; flag: boolean };
type Fields = Record<string, ProductField>;

/** The values of the fields of a table. */
export type FieldValues<T extends Fields> = { [K in keyof T]: Types[T[K]['type']] };

const formatted = (value: FieldValue) =>
  typeof value === 'number' ? formatNumber(value) : String(value ?? '');
const aboveOne = (value: FieldValue) => (Number(value) > 1 ? formatted(value) : null);
const whenYes = (value: FieldValue) => (value === true ? 'Yes' : null);
const whenGiven = (value: FieldValue) => (value ? String(value) : null);
const grams = (value: FieldValue) => (value ? `${formatted(Number(value) / 1000)} kg` : null);

const code = {
  test: /^((\d{1,2}\.\d{1,4}:)?\d{8})?$/,
  problem: 'must have 8 digits, such as 31161600, with the release in front if it is known: 14.0:31161600',
};

/**
 * The product fields with a single text, number or flag, declared once. The schema, the stored document, the API, the CSV
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
  taxCategory: {
    type: 'text',
    maxLength: 30,
    initial: '',
    label: 'Tax category',
    help: 'Only if it differs from its category’s: reduced, zero …',
    group: 'details',
  },
  weightGrams: {
    type: 'whole',
    min: 0,
    max: 10_000_000,
    initial: 0,
    label: 'Weight for delivery in grams',
    help: 'Of one unit with its packaging; 0 if unknown',
    group: 'details',
    sheet: grams,
  },
  oversize: {
    type: 'flag',
    initial: false,
    label: 'Oversize',
    help: 'Delivery adds its surcharge for each unit',
    group: 'details',
    sheet: whenYes,
  },
  dangerousGoods: {
    type: 'flag',
    initial: false,
    label: 'Dangerous goods',
    help: 'Batteries, sprays …: not sent by express',
    group: 'details',
    sheet: whenYes,
  },
  unspsc: {
    type: 'text',
    maxLength: 20,
    initial: '',
    pattern: code,
    label: 'UNSPSC code',
    help: '8 digits; for catalogs of other systems',
    group: 'details',
    sheet: whenGiven,
  },
  eclass: {
    type: 'text',
    maxLength: 20,
    initial: '',
    pattern: code,
    label: 'ECLASS code',
    help: '8 digits, after the release if known: 14.0:23110101',
    group: 'details',
    sheet: whenGiven,
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

/** A field value as the form and CSV files hold it: flags are `yes` and `no`. */
export function fieldText(value: FieldValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null ? '' : String(value);
}

/** The form texts of field values. */
export function fieldTextsOf<T extends Fields>(values: FieldValues<T>, fields: T): Record<keyof T, string> {
  const texts: Partial<Record<keyof T, string>> = {};
  for (const key in fields) texts[key] = fieldText(values[key]!);
  return texts as Record<keyof T, string>;
}

/** The API input of form texts. A text that isn't a number becomes NaN, so the schema names the field in its error. */
export function fieldInputsOf<T extends Fields>(texts: Record<keyof T, string>, fields: T): FieldValues<T> {
  const values: Partial<FieldValues<T>> = {};
  for (const key in fields) values[key] = readText(fields[key]!, texts[key]) as FieldValues<T>[typeof key];
  return values as FieldValues<T>;
}

function readText({ type }: ProductField, text: string): FieldValue {
  if (type === 'text') return text;
  if (type === 'flag') return text === 'yes';
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
