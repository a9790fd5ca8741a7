import { findStructure } from '../../catalog/queries/structure';
import { randomUUID } from 'node:crypto';
import { recordChangeOnce } from '../../audit/commands';
import { learnWords } from '../../catalog/commands/search-index';
import { now } from '../../platform/clock';
import { limitConcurrency } from '../../platform/concurrency';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { bulkEditRows, bulkEdits, type BulkEditDocument, type StoredChange } from '../collection';
import { findBulkEdit } from '../queries';
import { changeText } from '../rules/texts';
import type { BulkProgress, BulkRowState } from '../schema';
import { changeRow, type Direction } from './change-row';
import { prepareRows } from './prepare';

const leaseSeconds = 30;
const rowsAtOnce = 50;
const rowsInParallel = 5;
// One call ends after this many milliseconds, so that the page can show progress.
const maxLength = 2_000;

const noSuchEdit = () => fail('not-found', 'no-such-bulk-edit', 'There is no such bulk edit any more.');

const dueStates = { applying: ['ready'], undoing: ['applied', 'partly'] } as const;

/** Takes the lease of a bulk edit on which there is work to do; null when there is none or another server works on it. */
async function takeLease(id: string, holder: string): Promise<BulkEditDocument | null> {
  const time = now();
  return bulkEdits().findOneAndUpdate(
    {
      _id: id,
      state: { $in: ['preparing', 'applying', 'undoing'] },
      $or: [{ lease: null }, { 'lease.until': { $lte: time } }, { 'lease.holder': holder }],
    },
    { $set: { lease: { holder, until: new Date(time.getTime() + leaseSeconds * 1000) } } },
    { returnDocument: 'after' },
  );
}

function stateAfter(changes: StoredChange[], direction: Direction): BulkRowState {
  const has = (outcome: StoredChange['outcome']) => changes.some((change) => change.outcome === outcome);
  if (direction === 'undo') return has('kept') ? 'kept' : 'undone';
  return !has('conflict') ? 'applied' : has('applied') ? 'partly' : 'conflict';
}

/** Changes the next products of a bulk edit; returns the stale cache tags. */
async function changeRows(edit: BulkEditDocument, state: keyof typeof dueStates): Promise<string[]> {
  const direction = state === 'applying' ? 'apply' : 'undo';
  const due = { edit: edit._id, state: { $in: [...dueStates[state]] } };
  const rows = await bulkEditRows().find(due).sort({ position: 1 }).limit(rowsAtOnce).toArray();
  const reason = direction === 'undo' ? 'Bulk edit undone' : (edit.change.stock?.reason ?? '');
  const actor = (direction === 'undo' ? edit.undoneBy : edit.actor)?.email ?? null;
  const expire = new Set<string>();
  const words = new Set<string>();
  const inTurn = limitConcurrency(rowsInParallel);
  const done = await Promise.all(
    rows.map((row) =>
      inTurn(async () => {
        const changed = await changeRow(row, direction, { reason, actor });
        for (const tag of changed.expire) expire.add(tag);
        for (const word of changed.words) words.add(word);
        return { _id: row._id, changes: changed.changes };
      }),
    ),
  );
  // The rows are marked as done last: after a crash everything before is repeated, which is safe.
  await learnWords([...words]);
  if (done.length) {
    await bulkEditRows().bulkWrite(
      done.map(({ _id, changes }) => ({
        updateOne: {
          filter: { _id, state: due.state },
          update: { $set: { changes, state: stateAfter(changes, direction) } },
        },
      })),
    );
  }
  if (rows.length < rowsAtOnce) {
    await bulkEdits().updateOne(
      { _id: edit._id, state },
      { $set: { state: state === 'applying' ? 'applied' : 'undone' } },
    );
  }
  return [...expire];
}

async function progressOf(id: string, expire: string[] = []): Promise<Result<BulkProgress>> {
  const edit = await findBulkEdit(id);
  if (!edit) return noSuchEdit();
  const { state, done, total } = edit;
  return ok({ id, state, done, total }, expire);
}

/**
 * Does the next part of the work on a bulk edit, for about two seconds, and returns how far it is. Several servers may
 * call it at once: one of them works. What a killed server left undone goes on once its lease has run out.
 */
export async function continueBulkEdit(id: string): Promise<Result<BulkProgress>> {
  const holder = randomUUID();
  const began = Date.now();
  const expire: string[] = [];
  for (;;) {
    const edit = await takeLease(id, holder);
    if (!edit) break;
    if (edit.state === 'preparing') await prepareRows(edit);
    else expire.push(...(await changeRows(edit, edit.state === 'applying' ? 'applying' : 'undoing')));
    if (Date.now() - began > maxLength) break;
  }
  await bulkEdits().updateOne({ _id: id, 'lease.holder': holder }, { $set: { lease: null } });
  return progressOf(id, [...new Set(expire)]);
}

/**
 * Starts to apply a previewed bulk edit, or to undo an applied one, and records it in the audit log. Repeating it starts
 * nothing more. `continueBulkEdit` does the work.
 */
export async function startBulkEdit(
  actor: Staff | null,
  id: string,
  direction: Direction,
): Promise<Result<BulkProgress>> {
  const edit = await bulkEdits().findOne({ _id: id }, { projection: { products: 0 } });
  if (!edit) return noSuchEdit();
  const [from, to] =
    direction === 'apply' ? (['preview', 'applying'] as const) : (['applied', 'undoing'] as const);
  const isStarted = direction === 'apply' ? edit.appliedAt !== null : edit.undoneAt !== null;
  if (isStarted) return progressOf(id);
  if (edit.state !== from) {
    return fail(
      'conflict',
      'not-ready',
      direction === 'apply' ? 'The preview is not complete yet.' : 'Only an applied bulk edit can be undone.',
    );
  }
  const person = actor && { userId: actor.userId, email: actor.email };
  const what = changeText(await findStructure(), edit.change);
  // Recorded before the first product changes, so that no change is without a record.
  await recordChangeOnce(edit.records[direction], {
    actor,
    action: direction === 'apply' ? 'bulk-edit-applied' : 'bulk-edit-undone',
    subject: { kind: 'bulk-edit', id, name: `Bulk edit of ${edit.total} products` },
    before: direction === 'apply' ? undefined : { change: what },
    after: direction === 'apply' ? { change: what } : undefined,
  });
  await bulkEdits().updateOne(
    { _id: id, state: from },
    {
      $set:
        direction === 'apply'
          ? { state: to, appliedAt: now(), actor: person }
          : { state: to, undoneAt: now(), undoneBy: person },
    },
  );
  return progressOf(id);
}
