import { readCurrentStructure } from '../../catalog/queries/structure';
import { planFile, rejectedRows, runBatch, type Importer } from '../../product-import/commands/batches';
import { readTable } from '../../product-import/queries/read-table';
import { columnsOf } from '../../product-import/rules/csv-cells';
import type { ImportPlan, ImportResult } from '../../product-import/schema';
import type { Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { addFitRule, changeFitRule } from './rules';
import { listFitRules } from '../queries';
import { fitRuleColumn, fitRuleColumns, planFitRules, type PlannedFitRule } from '../rules/csv';

const importerFor = (actor: Staff): Importer<PlannedFitRule> => ({
  kind: 'fit-rules',
  async plan(file, only) {
    const rows = readTable(file, (head) => columnsOf(head, fitRuleColumns, ['name']));
    if (typeof rows === 'string') return rows;
    const chosen = only ? rows.filter(({ row }) => only.has(row)) : rows;
    const [known, structure] = await Promise.all([listFitRules(), readCurrentStructure()]);
    return planFitRules(chosen, known, structure);
  },
  async carryOut(_actor, { rows, old, input }) {
    // A repeat of a batch finds that there is nothing left to change.
    if (!input || rows.every(({ action }) => action === 'skip')) return { rows, expire: [] };
    const result = old
      ? await changeFitRule(actor, old.id, { ...input, version: old.version })
      : await addFitRule(actor, input);
    if (result.ok) return { rows, expire: result.expire ?? [] };
    const { message, fields = {} } = result.failure;
    const byColumn = Object.entries(fields).map(([path, text]) => [fitRuleColumn(path), text]);
    const named = byColumn.length ? Object.fromEntries(byColumn) : { name: message };
    return { rows: rejectedRows(rows, { message, fields: named }), expire: [] };
  },
});

/** Reads a file of rules and returns what an import would do with each row. Changes no rule. */
export const planFitRuleImport = (actor: Staff, file: Buffer): Promise<Result<ImportPlan>> =>
  planFile(importerFor(actor), actor, file);

/** Runs one batch of a planned import of rules; see `runBatch`. */
export const importFitRules = (actor: Staff, id: string, from: number): Promise<Result<ImportResult>> =>
  runBatch(importerFor(actor), actor, id, from);
