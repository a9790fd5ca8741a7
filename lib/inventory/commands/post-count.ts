import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { recordChangeOnce } from '../../audit/commands';
import { tagsOfSkus } from '../../catalog/queries/stale-tags';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { stockCountLines, stockCounts } from '../collection';
import { movementReasons } from '../rules';
import { applyMovement } from './apply-movement';
import { noSuchCount } from './counts';

const idOf = (text: string) => new ObjectId(createHash('sha256').update(text).digest().subarray(0, 12));

/**
 * Applies the differences of a count that is being posted to the stock: relative to the stock at this moment, so that
 * units sold since they were counted stay sold. Safe to repeat: each line is one movement. A line that would take more
 * units than are left is a conflict and changes nothing.
 */
export async function finishCount(id: string, actor: string | null): Promise<string[]> {
  const skus: string[] = [];
  for (;;) {
    const line = await stockCountLines().findOne({ count: id, outcome: null });
    if (!line) break;
    // From here on nobody changes the line.
    const { _id } = line;
    await stockCountLines().updateOne({ _id, outcome: null }, { $set: { outcome: 'pending' } });
  }
  for await (const { _id, sku, counted, expected } of stockCountLines().find({
    count: id,
    outcome: 'pending',
  })) {
    const change = counted - expected;
    const outcome =
      change === 0
        ? 'applied'
        : await applyMovement(sku, {
            _id: idOf(`count ${_id}`),
            change,
            reason: movementReasons.counted,
            actor,
            source: { kind: 'stock-count', id },
          });
    await stockCountLines().updateOne(
      { _id, outcome: 'pending' },
      { $set: { outcome: outcome === 'applied' ? 'applied' : 'conflict' } },
    );
    skus.push(sku);
  }
  await stockCounts().updateOne({ _id: new ObjectId(id), state: 'posting' }, { $set: { state: 'posted' } });
  return skus;
}

/** Posts a count: its differences become movements. What a crash interrupts, `finishCounts` or a repeat completes. */
export async function postCount(actor: Staff, id: string): Promise<Result<null>> {
  const _id = new ObjectId(id);
  const count = await stockCounts().findOne({ _id });
  if (!count) return noSuchCount();
  if (count.state === 'cancelled') return fail('conflict', 'count-closed', 'This count was cancelled.');
  await stockCounts().updateOne(
    { _id, state: 'open' },
    { $set: { state: 'posting', postedBy: actor.email } },
  );
  const skus = await finishCount(id, actor.email);
  const subject = { kind: 'stock-count', id, name: count.name };
  await recordChangeOnce(idOf(`audit ${id}`), { actor, action: 'stock-count-posted', subject });
  return ok(null, await tagsOfSkus(skus));
}

/** Cancels an open count: the stock stays as it is. */
export async function cancelCount(actor: Staff, id: string): Promise<Result<null>> {
  const _id = new ObjectId(id);
  const before = await stockCounts().findOneAndUpdate(
    { _id, state: 'open' },
    { $set: { state: 'cancelled' } },
  );
  if (!before) {
    const present = await stockCounts().findOne({ _id });
    if (!present) return noSuchCount();
    return present.state === 'cancelled'
      ? ok(null)
      : fail('conflict', 'count-closed', 'This count was posted already.');
  }
  const subject = { kind: 'stock-count', id, name: before.name };
  await recordChangeOnce(idOf(`audit ${id}`), { actor, action: 'stock-count-cancelled', subject });
  return ok(null);
}

/** Completes counts whose posting a crash interrupted. Returns their SKUs. */
export async function finishCounts(): Promise<string[]> {
  const posting = await stockCounts().find({ state: 'posting' }).limit(20).toArray();
  const skus: string[] = [];
  for (const { _id, postedBy } of posting) {
    skus.push(...(await finishCount(_id.toHexString(), postedBy ?? null)));
  }
  return skus;
}
