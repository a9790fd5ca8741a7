import { z } from 'zod';
import type { CatalogStructure } from '../../catalog/schema/structure';
import { CellProblem } from '../../product-import/rules/csv-cells';
import { readList, writeList } from '../../product-import/rules/csv-lists';
import { planRow, type PlannedRecord, type RecordColumn } from '../../product-import/rules/plan-row';
import type { TableRow } from '../../product-import/schema';
import {
  fitComparison,
  fitGroup,
  fitRuleInput,
  type FitCondition,
  type FitRule,
  type FitRuleInput,
} from '../schema';
import { problemOf } from './problems';

/** A rule as one row of a file. */
const fitRuleRow = z.strictObject({
  name: fitRuleInput.shape.name,
  partCategory: fitGroup.shape.category,
  partField: fitGroup.shape.field,
  partValues: fitGroup.shape.values,
  machineCategory: fitGroup.shape.category,
  machineField: fitGroup.shape.field,
  machineValues: fitGroup.shape.values,
  conditions: fitRuleInput.shape.conditions,
});
type FitRuleRow = z.infer<typeof fitRuleRow>;

const rowOf = ({ name, part, machine, conditions }: FitRuleInput): FitRuleRow => ({
  name,
  partCategory: part.category,
  partField: part.field,
  partValues: part.values,
  machineCategory: machine.category,
  machineField: machine.field,
  machineValues: machine.values,
  conditions,
});

const inputOf = (row: FitRuleRow): FitRuleInput => ({
  name: row.name,
  part: { category: row.partCategory, field: row.partField, values: row.partValues },
  machine: { category: row.machineCategory, field: row.machineField, values: row.machineValues },
  conditions: row.conditions,
});

const writeCondition = ({ part, comparison, machine }: FitCondition) => `${part} ${comparison} ${machine}`;

function readCondition(text: string): FitCondition {
  const [part = '', word = '', machine = '', ...rest] = text.split(/\s+/);
  const comparison = fitComparison.safeParse(word);
  if (!machine || rest.length || !comparison.success)
    throw new CellProblem('must be conditions such as “bore equal disc-bore”, separated by |');
  return { part, comparison: comparison.data, machine };
}

const text = (field: 'name' | `${'part' | 'machine'}${'Category' | 'Field'}`): RecordColumn<FitRuleRow> => ({
  write: (row) => row[field],
  read: (cell) => cell,
});
const list = (field: 'partValues' | 'machineValues'): RecordColumn<FitRuleRow> => ({
  write: (row) => writeList(row[field]),
  read: readList,
});

const columns: Record<keyof FitRuleRow, RecordColumn<FitRuleRow>> = {
  name: text('name'),
  partCategory: text('partCategory'),
  partField: text('partField'),
  partValues: list('partValues'),
  machineCategory: text('machineCategory'),
  machineField: text('machineField'),
  machineValues: list('machineValues'),
  conditions: {
    write: ({ conditions }) => writeList(conditions.map(writeCondition)),
    read: (cell) => readList(cell).map(readCondition),
  },
};

/** The columns of a file of rules. */
export const fitRuleColumns = Object.keys(columns);

/** The cells of a rule in the order of `fitRuleColumns`. */
export const fitRuleCells = (rule: FitRuleInput): string[] =>
  Object.values(columns).map(({ write }) => write(rowOf(rule), ''));

/** The column of a field of a rule by its path, such as `part.category`. */
export const fitRuleColumn = (path: string): string => {
  const [first = '', second = ''] = path.split('.');
  return first === 'part' || first === 'machine'
    ? first + second.charAt(0).toUpperCase() + second.slice(1)
    : first;
};

export type PlannedFitRule = Pick<PlannedRecord<FitRuleRow>, 'rows'> & {
  /** The rule that is changed; absent for a new one. */
  old?: FitRule;
  input: FitRuleInput | null;
};

/** What importing the rows of a file would do: a rule is found by its name, one that the file lacks stays. */
export function planFitRules(
  rows: TableRow[],
  known: FitRule[],
  structure: CatalogStructure,
): PlannedFitRule[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const name = row.cells.name ?? '';
    const old = known.find((rule) => rule.name === name);
    const first = seen.get(name);
    if (first === undefined) seen.set(name, row.row);
    const facts = { columns, schema: fitRuleRow, initial: {}, currency: '', name, old: old && rowOf(old) };
    const problems = first === undefined ? [] : [{ field: 'name', message: `is in row ${first} already` }];
    const planned = planRow<FitRuleRow>(row, { ...facts, problems });
    const input = planned.input && inputOf(planned.input);
    const problem = input && problemOf(structure, input);
    if (!problem) return { rows: planned.rows, old, input };
    const [path, message] = problem;
    const wrong = {
      action: 'wrong' as const,
      changes: [],
      problems: [{ field: fitRuleColumn(path), message }],
    };
    return { rows: [{ ...planned.rows[0], ...wrong }], old, input: null };
  });
}
