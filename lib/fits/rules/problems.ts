import { fieldOf } from '../../catalog/rules/specification-fields';
import { findCategory } from '../../catalog/rules/structure';
import type { CatalogStructure } from '../../catalog/schema/structure';
import type { FitRuleInput } from '../schema';

/** Why a rule can't be evaluated with the catalog as it is, by the path of the field; null when it can. */
export function problemOf(
  structure: CatalogStructure,
  rule: FitRuleInput,
): [path: string, message: string] | null {
  for (const side of ['part', 'machine'] as const) {
    const { category, field: key } = rule[side];
    if (!findCategory(structure, category)) return [`${side}.category`, `There is no category ${category}`];
    const field = fieldOf(structure, key);
    if (field?.kind !== 'choice' || !field.filterable)
      return [`${side}.field`, `${key} is no choice by which lists are filtered`];
  }
  for (const [index, { part, comparison, machine }] of rule.conditions.entries()) {
    const path = `conditions.${index}`;
    const [a, b] = [fieldOf(structure, part), fieldOf(structure, machine)];
    if (!a) return [`${path}.part`, `There is no specification ${part}`];
    if (!b) return [`${path}.machine`, `There is no specification ${machine}`];
    if (a.kind !== b.kind || a.unit !== b.unit)
      return [`${path}.machine`, `${a.name} and ${b.name} can’t be compared: they differ in kind or unit`];
    const isMeasure = a.kind === 'measure';
    if (isMeasure ? comparison === 'shared' : comparison.startsWith('at-'))
      return [`${path}.comparison`, `${a.name} can’t be compared so`];
  }
  return null;
}
