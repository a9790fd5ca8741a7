import { pageOf, type Page } from '../shared/paging';
import { bulkEditRows, bulkEdits, type BulkEditDocument, type BulkEditRowDocument } from './collection';
import { bulkRowStates, type BulkEditState, type BulkRowState } from './schema';
import type { BulkEdit, BulkEditRow } from './types';

const pageSize = 50;

async function countStates(edit: string): Promise<BulkEdit['counts']> {
  const counts = await Promise.all(
    bulkRowStates.map(
      async (state) => [state, await bulkEditRows().countDocuments({ edit, state })] as const,
    ),
  );
  return Object.fromEntries(counts) as BulkEdit['counts'];
}

/** The products whose present step is not done yet. */
const waiting: Partial<Record<BulkEditState, BulkRowState[]>> = {
  applying: ['ready'],
  undoing: ['applied', 'partly'],
};

type Stored = Omit<BulkEditDocument, 'products'>;

function viewOf(edit: Stored, counts: BulkEdit['counts']): BulkEdit {
  const left = (waiting[edit.state] ?? []).reduce((sum, state) => sum + counts[state], 0);
  return {
    id: edit._id,
    state: edit.state,
    change: edit.change,
    actor: edit.actor?.email ?? null,
    createdAt: edit.createdAt.toISOString(),
    appliedAt: edit.appliedAt?.toISOString() ?? null,
    total: edit.total,
    counts,
    done: edit.state === 'preparing' ? edit.prepared : edit.total - left,
  };
}

/** A bulk edit with the number of its products in each state; null when there is none. */
export async function findBulkEdit(id: string): Promise<BulkEdit | null> {
  const edit = await bulkEdits().findOne<Stored>({ _id: id }, { projection: { products: 0 } });
  return edit && viewOf(edit, await countStates(id));
}

function rowView({ _id, productId, name, state, changes, problems }: BulkEditRowDocument): BulkEditRow {
  return {
    id: _id,
    product: { id: productId, name },
    state,
    changes: changes.map(({ movements: _, ...change }) => change),
    problems,
  };
}

/** One page of the products of a bulk edit in the order of the list; `state` null shows all. */
export async function listBulkEditRows(
  edit: string,
  state: BulkRowState | null,
  page: number,
): Promise<Page<BulkEditRow>> {
  const filter = { edit, ...(state && { state }) };
  const [rows, total] = await Promise.all([
    bulkEditRows()
      .find(filter)
      .sort({ position: 1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    bulkEditRows().countDocuments(filter),
  ]);
  return pageOf(rows.map(rowView), page, pageSize, total);
}

/** One page of all bulk edits, newest first. */
export async function listBulkEdits(page: number): Promise<Page<BulkEdit>> {
  const [found, total] = await Promise.all([
    bulkEdits()
      .find<Stored>({}, { projection: { products: 0 } })
      .sort({ createdAt: -1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    bulkEdits().estimatedDocumentCount(),
  ]);
  const views = await Promise.all(found.map(async (edit) => viewOf(edit, await countStates(edit._id))));
  return pageOf(views, page, pageSize, total);
}
