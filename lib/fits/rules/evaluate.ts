import { isConvertible, measurePattern } from '../../catalog/rules/measures';
import { fieldNamed, fieldOf, readFieldMeasure } from '../../catalog/rules/specification-fields';
import { scopeOf } from '../../catalog/rules/structure';
import type { Specification } from '../../catalog/schema/product';
import type { CatalogStructure, SpecificationField } from '../../catalog/schema/structure';
import { formatNumber } from '../../shared/formats';
import type { FitComparison, FitGroup, FitRuleInput } from '../schema';

export type Specified = { category: string; specifications: Specification[] };

type Values = Map<string, string | null>;

const knownValues = new WeakMap<CatalogStructure, WeakMap<Specification[], Values>>();

/**
 * The values that a product states, by the keys of their fields; null where it states several that differ. Found once for
 * each object: all product pages compare with the same few hundred others.
 */
function valuesOf(structure: CatalogStructure, rows: Specification[]): Values {
  const ofStructure = knownValues.get(structure) ?? new WeakMap<Specification[], Values>();
  knownValues.set(structure, ofStructure);
  const known = ofStructure.get(rows);
  if (known) return known;
  const values: Values = new Map();
  for (const { name, value } of rows) {
    const key = fieldNamed(structure, name)?.key;
    if (key !== undefined) values.set(key, values.has(key) && values.get(key) !== value ? null : value);
  }
  ofStructure.set(rows, values);
  return values;
}

/** The value of a field; null without one, and where the product states several that differ. */
const valueOf = (structure: CatalogStructure, { key }: SpecificationField, rows: Specification[]) =>
  valuesOf(structure, rows).get(key)?.trim() ?? null;

/**
 * The number of a measure that stands alone, such as “22.23 mm” or “12.7 mm (1/2 in)”. Null for a range, a list or a
 * remark: nothing can be concluded from those.
 */
function exactMeasure(field: SpecificationField, text: string): number | null {
  if (!isConvertible(field.unit ?? '')) return readFieldMeasure(field, text);
  const [, first = '', other] = /^([^(]*)(?:\((.*)\))?$/.exec(text) ?? [];
  const [value, same] = [loneMeasure(field, first), other === undefined ? null : loneMeasure(field, other)];
  if (value === null || (other !== undefined && (same === null || !isEqual(value, same, 0.01)))) return null;
  return value;
}

function loneMeasure(field: SpecificationField, text: string): number | null {
  const [match] = text.toLowerCase().matchAll(measurePattern);
  return match?.[0].length === text.trim().length ? readFieldMeasure(field, text) : null;
}

const isEqual = (a: number, b: number, tolerance: number) => Math.abs(a - b) <= Math.abs(b) * tolerance;
const listed = (text: string) => text.split(',').map((value) => value.trim());
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Why two measures meet a condition; null when they don't. Equal ones may differ by the rounding of an inch. */
function measuresMeet(
  field: SpecificationField,
  comparison: FitComparison,
  part: number,
  machine: number,
): string | null {
  const sign = { equal: '=', 'at-least': '≥', 'at-most': '≤', shared: null }[comparison];
  if (sign === null) return null;
  const areEqual = isEqual(part, machine, 1e-5);
  if (sign === '=')
    return areEqual ? `${field.name.toLowerCase()} ${formatNumber(part)} ${field.unit}` : null;
  if (!areEqual && (sign === '≥' ? part < machine : part > machine)) return null;
  return `${formatNumber(part)} ${sign} ${formatNumber(machine)} ${field.unit}`;
}

function textsMeet(comparison: FitComparison, part: string, machine: string): string | null {
  if (comparison === 'equal') return same(part, machine) ? part : null;
  if (comparison !== 'shared') return null;
  return listed(part).find((value) => value && listed(machine).some((other) => same(value, other))) ?? null;
}

function conditionReason(
  structure: CatalogStructure,
  { part, comparison, machine }: FitRuleInput['conditions'][number],
  partRows: Specification[],
  machineRows: Specification[],
): string | null {
  const [partField, machineField] = [fieldOf(structure, part), fieldOf(structure, machine)];
  if (!partField || !machineField || partField.kind !== machineField.kind) return null;
  const [partText, machineText] = [
    valueOf(structure, partField, partRows),
    valueOf(structure, machineField, machineRows),
  ];
  if (partText === null || machineText === null) return null;
  if (partField.kind !== 'measure') {
    const value = textsMeet(comparison, partText, machineText);
    return value && `${partField.name.toLowerCase()} ${value}`;
  }
  if (partField.unit !== machineField.unit) return null;
  const [a, b] = [exactMeasure(partField, partText), exactMeasure(machineField, machineText)];
  return a === null || b === null ? null : measuresMeet(partField, comparison, a, b);
}

/** Whether a product belongs to a group of a rule. */
export function isInGroup(structure: CatalogStructure, group: FitGroup, product: Specified): boolean {
  const field = fieldOf(structure, group.field);
  if (!field || !scopeOf(structure, group.category).includes(product.category)) return false;
  const value = valueOf(structure, field, product.specifications);
  return value !== null && group.values.some((wanted) => same(wanted, value));
}

/**
 * Why a part fits a machine by a rule, such as “diameter 125 mm, bore 22.23 mm, 12,200 ≥ 11,000 rpm”. Null when it
 * doesn't, or when a specification is missing or unclear on either side: then nothing is said.
 */
export function fitReason(
  structure: CatalogStructure,
  rule: FitRuleInput,
  part: Specified,
  machine: Specified,
): string | null {
  if (!isInGroup(structure, rule.part, part) || !isInGroup(structure, rule.machine, machine)) return null;
  const reasons = rule.conditions.map((condition) =>
    conditionReason(structure, condition, part.specifications, machine.specifications),
  );
  return reasons.length > 0 && reasons.every((reason) => reason !== null) ? reasons.join(', ') : null;
}
