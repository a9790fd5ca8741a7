import { z } from 'zod';
import type { FieldValue, FieldValues, ProductField } from '../rules/product-fields';

type Fields = Record<string, ProductField>;
type FieldSchemas<T extends Fields> = { [K in keyof T]: z.ZodType<FieldValues<T>[K]> };
type FieldDefaults<T extends Fields> = { [K in keyof T]: z.ZodDefault<z.ZodType<FieldValues<T>[K]>> };

function fieldSchema(field: ProductField): z.ZodType<FieldValue> {
  if (field.type === 'flag') return z.boolean('must be yes or no');
  // A text that starts empty may stay so.
  if (field.type === 'text') {
    const text = z
      .string()
      .trim()
      .min(field.initial === '' ? 0 : 1, 'is required')
      .max(field.maxLength);
    return field.pattern ? text.regex(field.pattern.test, field.pattern.problem) : text;
  }
  const whole = z
    .int('must be a whole number')
    .min(field.min, field.min === 0 ? 'must not be negative' : `must be at least ${field.min}`)
    .max(field.max, 'is too large');
  return field.type === 'whole' ? whole : whole.nullable();
}

/** The schemas of a table of fields. */
export const fieldSchemas = <T extends Fields>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, fieldSchema(field)]),
  ) as FieldSchemas<T>;

/** The schemas of a table of fields, with each field's initial value as its default. */
export const fieldSchemasWithDefaults = <T extends Fields>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, fieldSchema(field).default(field.initial)]),
  ) as FieldDefaults<T>;

export const quantityLimits = z.object({
  minQuantity: z.number(),
  multiple: z.number(),
  maxQuantity: z.number().nullable(),
});
/** A product's limits on the quantity of one line. */
export type QuantityLimits = z.infer<typeof quantityLimits>;
