import { composeMail, relayMails } from '../../mail/outbox';
import { countDueBulkMails } from '../../mail/queries';
import type { MailIdentity } from '../../mail/types';
import { now } from '../../platform/clock';
import { env } from '../../platform/env';
import { sha256 } from '../../platform/hash';
import { randomSecret } from '../../platform/ids';
import { countAttempt } from '../../platform/rate-limit';
import { subscribers } from '../collection';
import {
  campaigns,
  recipients,
  type CampaignDocument,
  type RecipientDocument,
} from '../collection/campaigns';
import { campaignMail } from '../emails';

const batchSize = 50;

const isSending = async (_id: string) =>
  (await campaigns().findOne({ _id, state: 'sending' }, { projection: { _id: 1 } })) !== null;

/** Whether the mail server is so far behind that more mails would reach it faster than the campaign allows. */
const isBehind = async ({ perMinute }: CampaignDocument) =>
  Boolean(env().SMTP_URL) && (await countDueBulkMails()) >= perMinute;

/**
 * Hands one mail to the outbox, in the write that says so. Returns false for a recipient who is no longer waiting, and
 * gets none.
 */
async function release(
  campaign: CampaignDocument,
  { _id }: RecipientDocument,
  email: string,
  shop: MailIdentity,
): Promise<boolean> {
  const token = randomSecret();
  const mail = composeMail(email, { ...campaignMail(campaign, shop.name, token), bulk: true }, shop);
  const { modifiedCount } = await recipients().updateOne(
    { _id, state: 'waiting' },
    {
      $set: { state: 'queued', mailId: mail._id, unsubscribeHash: sha256(token) },
      $push: { mails: mail },
    },
  );
  return modifiedCount > 0;
}

/** Releases the next mails; false when the rate limit is reached. */
async function releaseBatch(
  campaign: CampaignDocument,
  batch: RecipientDocument[],
  shop: MailIdentity,
): Promise<boolean> {
  const found = await subscribers()
    .find({ _id: { $in: batch.map(({ subscriber }) => subscriber) }, state: 'confirmed' })
    .toArray();
  const emails = new Map(found.map(({ _id, email }) => [_id.toHexString(), email]));
  let mayRelease = false;
  const limit = { name: 'campaign-mails', count: campaign.perMinute, seconds: 60 };
  for (const recipient of batch) {
    const email = emails.get(recipient.subscriber.toHexString());
    if (email === undefined) {
      await recipients().updateOne({ _id: recipient._id, state: 'waiting' }, { $set: { state: 'skipped' } });
      continue;
    }
    if (!mayRelease && (await countAttempt(limit, 'all'))) return false;
    // If another server was faster, the next recipient gets the place in the minute.
    mayRelease = !(await release(campaign, recipient, email, shop));
  }
  return true;
}

/**
 * Hands the mails of a campaign to the outbox until its rate limit is reached, and ends it with the last one. Several
 * servers may do so at once, and each may be killed at any point: every recipient gets one mail. Returns whether the
 * campaign needs no more of it.
 */
export async function releaseMails(campaign: CampaignDocument, shop: MailIdentity): Promise<boolean> {
  const { _id } = campaign;
  if (await isBehind(campaign)) return false;
  for (;;) {
    if (!(await isSending(_id))) return true;
    const batch = await recipients()
      .find({ campaign: _id, state: 'waiting' })
      .sort({ _id: 1 })
      .limit(batchSize)
      .toArray();
    if (batch.length === 0) break;
    const goesOn = await releaseBatch(campaign, batch, shop);
    await relayMails(recipients);
    if (!goesOn) return false;
  }
  await campaigns().updateOne({ _id, state: 'sending' }, { $set: { state: 'sent', finishedAt: now() } });
  return true;
}
