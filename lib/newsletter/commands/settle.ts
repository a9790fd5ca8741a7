import { findBulkOutcomes, type BulkOutcome } from '../../mail/queries';
import { now } from '../../platform/clock';
import { subscribers } from '../collection';
import { campaigns, recipients, type RecipientDocument } from '../collection/campaigns';
import { updateFigures } from './figures';
import { endMailsOf, endMailsTo } from './withdraw';

const batchSize = 200;

/** What the outbox says of a mail that left it, as the final state of the recipient; null while it waits. */
function outcomeOf(
  recipient: RecipientDocument,
  outcome: BulkOutcome | undefined,
): Partial<RecipientDocument> | null {
  // The outbox forgets mails 30 days after it has sent them.
  if (!outcome) return recipient.mails.length ? null : { state: 'sent', sentAt: now() };
  const { state, bounced, withdrawn, lastError, sentAt } = outcome;
  if (state === 'kept' || withdrawn) return null;
  if (state === 'sent') return { state, sentAt: sentAt ?? now() };
  return { state: bounced ? 'bounced' : 'failed', error: lastError ?? '' };
}

async function settleBatch(batch: RecipientDocument[]): Promise<void> {
  const outcomes = await findBulkOutcomes(batch.flatMap(({ mailId }) => mailId ?? []));
  const open: RecipientDocument[] = [];
  for (const recipient of batch) {
    const change = outcomeOf(recipient, outcomes.get(recipient.mailId ?? ''));
    if (!change) open.push(recipient);
    else await recipients().updateOne({ _id: recipient._id, state: 'queued' }, { $set: change });
  }
  if (open.length === 0) return;
  // What an interrupted call has left: mails to people who are not on the list any more.
  const ids = open.map(({ subscriber }) => subscriber);
  const listed = await subscribers()
    .find({ _id: { $in: ids }, state: 'confirmed' }, { projection: { _id: 1 } })
    .toArray();
  const known = new Set(listed.map(({ _id }) => _id.toHexString()));
  for (const id of ids) if (!known.has(id.toHexString())) await endMailsTo(id);
}

/** Records what became of the mails of one campaign. */
async function settleCampaign(campaign: string): Promise<void> {
  for (let after = ''; ;) {
    const batch = await recipients()
      .find({ campaign, state: 'queued', _id: { $gt: after } })
      .sort({ _id: 1 })
      .limit(batchSize)
      .toArray();
    await settleBatch(batch);
    if (batch.length < batchSize) return;
    after = batch.at(-1)!._id;
  }
}

/**
 * Records what became of the mails of all campaigns whose mails are not all done with, with their figures. Safe to
 * repeat and to run on several servers at once.
 */
export async function settleCampaigns(): Promise<void> {
  const open = await campaigns().find({ unsettled: true }).limit(100).toArray();
  for (const { _id, state } of open) {
    if (state === 'stopped') await endMailsOf(_id);
    // A slow server may have listed somebody who subscribed meanwhile after the last mail was released.
    if (state === 'sent') {
      await recipients().updateMany({ campaign: _id, state: 'waiting' }, { $set: { state: 'skipped' } });
    }
    await settleCampaign(_id);
    const { waiting } = await updateFigures(_id);
    if (waiting > 0 || state === 'sending') continue;
    await campaigns().updateOne({ _id, state }, { $unset: { unsettled: 1 } });
  }
}
