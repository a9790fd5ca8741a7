import type { SpecificationField } from '../../../catalog/schema/structure';
import type { Condition } from '../filters';
import { nameBefore, type NamedField, type ValuesOf } from './named-fields';
import type { FieldRange, MeasureRange, TermGroup } from './search-query';

/** What is collected while measures are read. */
export type MeasureReading = {
  groups: TermGroup[];
  ranges: MeasureRange[];
  /** Words that were understood as a name or a range, and now only raise a score. */
  optional: string[];
  /** What the named length must be: a variant may say so in its size. */
  fields: FieldRange[];
  /** What the other named fields must be; `instead` are the ranges that are required when no product meets them. */
  named: Condition[];
  instead: MeasureRange[];
};

/** What the reading of measures reads with, and where it puts what it finds. */
export type MeasureContext = { fields: NamedField[]; valuesOf: ValuesOf; reading: MeasureReading };

/** Whether a field is the one that variants state as the last part of their size. */
export const isLength = ({ name }: Pick<SpecificationField, 'name'>): boolean =>
  name.toLowerCase() === 'length';

/** Requires a condition of a named field; for a length, that the product or a variant meets it. */
export function requireField(reading: MeasureReading, field: SpecificationField, condition: Condition): void {
  if (!('measure' in condition) || !isLength(field)) reading.named.push(condition);
  else reading.fields.push({ key: field.key, from: condition.from, to: condition.to });
}

/** Where a measure can begin. */
export const edge = String.raw`(?<![\w.,/#-])`;
// Bounds are typed in rounded units: 0.5 in must find 12.7 mm.
export const slack = 1.0005;

/** A pattern with a field's name before or after it, and without any. */
export const withNames = (
  fields: NamedField[],
  pattern: string,
): { field: NamedField | null; pattern: string }[] => [
  ...fields.flatMap((field) => [
    { field, pattern: `(?<!\\w)${nameBefore(field)}(?:of )?${pattern}` },
    { field, pattern: `${edge}${pattern} (?:${field.name})(?!\\w)` },
  ]),
  { field: null, pattern: `${edge}${pattern}` },
];
