import type { z } from 'zod';
import type { ImportRow, TableRow } from '../schema';
import { CellProblem, type Column } from './csv-cells';

/** A column of a table with one record in each row; `clears` says that an empty cell is a value, not "unchanged". */
export type RecordColumn<T> = Column<T> & { clears?: true };

/** What an import does to the record of one row; `input` is null for a wrong row. */
export type PlannedRecord<T> = { rows: [ImportRow]; input: T | null };

type Problem = ImportRow['problems'][number];

/**
 * What importing a row would do to its record: `old` as it is stored, or else `initial` for a new one. Columns that the
 * file lacks stay as they are. `problems` are known already, such as an unknown SKU.
 */
export function planRow<T extends object>(
  { row, cells }: TableRow,
  {
    columns,
    schema,
    old,
    initial,
    currency,
    name,
    problems,
  }: {
    columns: Record<string, RecordColumn<T>>;
    schema: z.ZodType<T>;
    old: T | undefined;
    initial: Partial<T>;
    currency: string;
    name: string;
    problems: Problem[];
  },
): PlannedRecord<T> {
  const read = readCells(cells, columns, currency);
  const parsed = schema.safeParse({ ...(old ?? initial), ...read.values });
  const invalid = parsed.success ? [] : issuesOf(parsed.error, cells);
  const all = firstOfEach([...problems, ...read.problems, ...invalid]);
  const input = all.length === 0 && parsed.success ? parsed.data : null;
  const changes = input ? changedCells(columns, old, input, currency) : [];
  const action = !input ? 'wrong' : !old ? 'create' : changes.length > 0 ? 'update' : 'skip';
  return { rows: [{ row, sku: cells.sku ?? '', name, action, changes, problems: all }], input };
}

function readCells<T>(
  cells: Record<string, string>,
  columns: Record<string, RecordColumn<T>>,
  currency: string,
) {
  const values: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [field, { read, clears }] of Object.entries(columns)) {
    const cell = cells[field];
    if (cell === undefined || (cell === '' && !clears)) continue;
    try {
      values[field] = read(cell, currency);
    } catch (problem) {
      if (!(problem instanceof CellProblem)) throw problem;
      problems.push({ field, message: problem.message });
    }
  }
  return { values, problems };
}

function issuesOf({ issues }: z.ZodError, cells: Record<string, string>): Problem[] {
  return issues.map(({ path, message }) => {
    const field = String(path[0] ?? 'sku');
    return { field, message: cells[field] ? message : 'is required' };
  });
}

const firstOfEach = (problems: Problem[]) =>
  problems.filter(({ field }, index) => problems.findIndex((one) => one.field === field) === index);

function changedCells<T>(
  columns: Record<string, RecordColumn<T>>,
  old: T | undefined,
  present: T,
  currency: string,
): ImportRow['changes'] {
  return Object.entries(columns).flatMap(([field, { write }]) => {
    const [before, after] = [old ? write(old, currency) : '', write(present, currency)];
    return before === after ? [] : [{ field, before, after }];
  });
}
