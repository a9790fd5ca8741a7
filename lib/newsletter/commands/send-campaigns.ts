import { recordChange } from '../../audit/commands';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { findShop } from '../../settings/queries';
import { ok, type Result } from '../../shared/result';
import { campaigns, recipientId, recipients, type CampaignDocument } from '../collection/campaigns';
import { audienceBatch, readSubscribers, selectAudience } from '../queries/audience';
import { releaseMails } from './release-mails';
import { settleCampaigns } from './settle';

/** Starts the campaigns whose time has come. */
async function startDue(): Promise<void> {
  const due = await campaigns()
    .find({ state: 'scheduled', sendAt: { $lte: now() } })
    .sort({ sendAt: 1 })
    .limit(100)
    .toArray();
  for (const { _id, subject, revision } of due) {
    const { modifiedCount } = await campaigns().updateOne(
      { _id, state: 'scheduled', revision },
      { $set: { state: 'sending', startedAt: now(), cursor: null, gathered: false, unsettled: true } },
    );
    if (!modifiedCount) continue;
    await recordChange({
      actor: null,
      action: 'campaign-started',
      subject: { kind: 'campaign', id: _id, name: subject },
      before: { state: 'scheduled' },
      after: { state: 'sending' },
    });
  }
}

/** Adds recipients; those that another run has added stay as they are. */
async function addRecipients(campaign: string, audience: Awaited<ReturnType<typeof selectAudience>>) {
  if (audience.length === 0) return;
  const added = audience.map(({ _id }) => ({
    _id: recipientId(campaign, _id),
    campaign,
    subscriber: _id,
    state: 'waiting' as const,
    mails: [],
  }));
  await recipients()
    .insertMany(added, { ordered: false })
    .catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
}

/**
 * Lists the recipients of a campaign as of now, batch by batch behind a stored cursor, so that a run that is killed is
 * continued by the next. Returns whether the list is complete.
 */
async function gatherRecipients(campaign: CampaignDocument): Promise<boolean> {
  const { _id, category } = campaign;
  let { cursor, gathered } = campaign;
  while (!gathered) {
    const readers = await readSubscribers(cursor);
    await addRecipients(_id, await selectAudience(readers, category));
    const next = { cursor: readers.at(-1)?._id ?? cursor, gathered: readers.length < audienceBatch };
    const { matchedCount } = await campaigns().updateOne({ _id, state: 'sending', cursor }, { $set: next });
    // Another server has moved on, or the campaign was stopped: the next run looks again.
    if (!matchedCount) return false;
    ({ cursor, gathered } = next);
  }
  return true;
}

/**
 * Starts the campaigns that are due, hands their mails to the outbox within the rate limit, one campaign after the
 * other, and records what became of the mails. Safe to repeat, to interrupt at any point, and to run on several servers
 * at once. `sending` is the number of campaigns that still have mails to hand over.
 */
export async function sendCampaigns(): Promise<Result<{ sending: number }>> {
  await startDue();
  const shop = await findShop();
  const running = await campaigns().find({ state: 'sending' }).sort({ sendAt: 1 }).limit(100).toArray();
  let done = 0;
  for (const campaign of running) {
    if (!(await gatherRecipients(campaign)) || !(await releaseMails(campaign, shop))) break;
    done += 1;
  }
  await settleCampaigns();
  return ok({ sending: running.length - done });
}
