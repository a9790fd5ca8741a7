import type { CatalogStructure } from '../../catalog/schema/structure';
import type { FitCondition, FitGroup, FitRule, FitRuleInput } from '../schema';

export const fitRulesPath = '/dashboard/fitRules';
export const fitRuleHref = (id: string): string => `${fitRulesPath}/${id}`;

type GroupForm = Omit<FitGroup, 'values'> & { values: string };

/** The fields of the form as they are typed: values one a line. */
export type FitRuleForm = {
  name: string;
  part: GroupForm;
  machine: GroupForm;
  conditions: FitCondition[];
};

/** What can be chosen in the form. */
export type FitRuleChoices = {
  categories: { slug: string; name: string }[];
  /** The choices by which lists are filtered. */
  types: { key: string; name: string }[];
  /** All fields that can be compared. */
  fields: { key: string; name: string }[];
};

/** The specification fields that a rule can use. */
export function ruleFields({ fields }: Pick<CatalogStructure, 'fields'>) {
  return {
    types: fields
      .filter(({ kind, filterable }) => kind === 'choice' && filterable)
      .map(({ key, name }) => ({ key, name })),
    fields: fields.map(({ key, name, unit }) => ({ key, name: unit ? `${name} (${unit})` : name })),
  };
}

export const emptyCondition: FitCondition = { part: '', comparison: 'equal', machine: '' };

const groupForm = (group: FitGroup | undefined): GroupForm => ({
  category: group?.category ?? '',
  field: group?.field ?? '',
  values: group?.values.join('\n') ?? '',
});

/** The form of a stored rule, or of a new one. */
export const fitRuleFormOf = (rule: FitRule | undefined): FitRuleForm => ({
  name: rule?.name ?? '',
  part: groupForm(rule?.part),
  machine: groupForm(rule?.machine),
  conditions: rule?.conditions ?? [emptyCondition],
});

const groupOf = ({ values, ...group }: GroupForm): FitGroup => ({
  ...group,
  values: values
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean),
});

/** The body of a request for a typed form; the server validates it. */
export const fitRuleBodyOf = ({ name, part, machine, conditions }: FitRuleForm): FitRuleInput => ({
  name,
  part: groupOf(part),
  machine: groupOf(machine),
  conditions,
});
