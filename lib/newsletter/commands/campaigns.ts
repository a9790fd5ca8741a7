import { isDeepStrictEqual } from 'node:util';
import { findStructure } from '../../catalog/queries/structure';
import { findCategory } from '../../catalog/rules/structure';
import { composeMail, relayMails } from '../../mail/outbox';
import { now } from '../../platform/clock';
import { randomBase32, randomSecret } from '../../platform/ids';
import { findShop } from '../../settings/queries';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { campaigns, campaignView, noFigures, textOf, type CampaignDocument } from '../collection/campaigns';
import { campaignMail } from '../emails';
import type { Campaign, CampaignSave, CampaignText } from '../schema/campaigns';
import { conflictOf, editCampaign, noSuchCampaign, recordEdit, type Failed } from './campaign-edits';

async function categoryProblem({ category }: CampaignText): Promise<Failed | null> {
  if (category === null || findCategory(await findStructure(), category)) return null;
  const message = 'Choose a category of the shop';
  return fail('invalid', 'no-such-category', `${message}.`, { fields: { category: message } });
}

async function addDraft(
  actor: Staff,
  text: CampaignText,
  event: 'added' | 'copied',
): Promise<Result<Campaign>> {
  const document: CampaignDocument = {
    ...text,
    _id: randomBase32(16).toLowerCase(),
    state: 'draft',
    revision: 0,
    event,
    editedAt: now(),
    editedBy: { userId: actor.userId, name: actor.name },
    sendAt: null,
    startedAt: null,
    finishedAt: null,
    cursor: null,
    gathered: false,
    figures: noFigures,
    mails: [],
  };
  await campaigns().insertOne(document);
  await recordEdit(actor, event, null, document);
  return ok(campaignView(document));
}

/** Adds a draft. */
export async function createCampaign(actor: Staff, text: CampaignText): Promise<Result<Campaign>> {
  return (await categoryProblem(text)) ?? addDraft(actor, text, 'added');
}

/** Adds a draft with the text of another campaign in any state. */
export async function copyCampaign(actor: Staff, id: string): Promise<Result<Campaign>> {
  const source = await campaigns().findOne({ _id: id });
  return source ? addDraft(actor, textOf(source), 'copied') : noSuchCampaign();
}

/** Saves the text of a draft. A repeat of the call whose response was lost succeeds. */
export async function saveCampaign(
  actor: Staff,
  id: string,
  { revision, text }: CampaignSave,
): Promise<Result<Campaign>> {
  const document = await campaigns().findOne({ _id: id });
  if (!document) return noSuchCampaign();
  const isRepeat = document.editedBy?.userId === actor.userId && document.revision === revision + 1;
  if (isRepeat && isDeepStrictEqual(textOf(document), text)) return ok(campaignView(document));
  if (document.revision !== revision) return conflictOf(id);
  if (document.state !== 'draft') {
    return fail('conflict', 'not-a-draft', 'Only a draft can be changed. Cancel the schedule first.');
  }
  return (await categoryProblem(text)) ?? editCampaign(actor, document, 'saved', text);
}

/** Deletes a draft. */
export async function removeCampaign(
  actor: Staff,
  id: string,
  revision: number,
): Promise<Result<{ id: string }>> {
  const removed = await campaigns().findOneAndDelete({ _id: id, revision, state: 'draft' });
  if (!removed) return conflictOf(id);
  await recordEdit(actor, 'removed', removed, null);
  return ok({ id });
}

/** Mails a campaign to the person who asks, marked as a test. Its unsubscribe link belongs to nobody. */
export async function sendTestMail(actor: Staff, id: string): Promise<Result<{ to: string }>> {
  const shop = await findShop();
  const document = await campaigns().findOne({ _id: id });
  if (!document) return noSuchCampaign();
  const template = campaignMail(document, shop.name, randomSecret());
  const mail = composeMail(actor.email, { ...template, subject: `[Test] ${document.subject}` }, shop);
  const { matchedCount } = await campaigns().updateOne({ _id: id }, { $push: { mails: mail } });
  if (!matchedCount) return noSuchCampaign();
  await relayMails(campaigns);
  return ok({ to: actor.email });
}
