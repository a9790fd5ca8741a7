import { z } from 'zod';
import { now } from '../platform/clock';
import { ok, type Result } from '../shared/result';
import { bulkEditRows, bulkEdits } from './collection';
import { continueBulkEdit } from './commands/run';

const previewHours = 24;

export const bulkJobCounts = z.object({ continued: z.int(), removed: z.int() });

/**
 * Goes on with bulk edits on which nobody works, such as those of a server that was killed, and removes previews of
 * yesterday that were never applied.
 */
export async function continueBulkEdits(): Promise<Result<z.infer<typeof bulkJobCounts>>> {
  const old = new Date(now().getTime() - previewHours * 3_600_000);
  const unused = await bulkEdits()
    .find({ state: { $in: ['preparing', 'preview'] }, createdAt: { $lt: old } })
    .project<{ _id: string }>({ _id: 1 })
    .limit(20)
    .toArray();
  let removed = 0;
  for (const { _id } of unused) {
    const { deletedCount } = await bulkEdits().deleteOne({ _id, appliedAt: null });
    // The rows go last: without its edit a row can't be applied.
    if (deletedCount) await bulkEditRows().deleteMany({ edit: _id });
    removed += deletedCount;
  }
  const waiting = await bulkEdits()
    .find({
      state: { $in: ['applying', 'undoing'] },
      $or: [{ lease: null }, { 'lease.until': { $lte: now() } }],
    })
    .sort({ createdAt: 1 })
    .project<{ _id: string }>({ _id: 1 })
    .limit(10)
    .toArray();
  const expire: string[] = [];
  for (const { _id } of waiting) {
    const result = await continueBulkEdit(_id);
    if (result.ok) expire.push(...result.expire);
  }
  return ok({ continued: waiting.length, removed }, expire);
}
