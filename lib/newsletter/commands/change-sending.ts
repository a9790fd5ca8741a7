import { now } from '../../platform/clock';
import { findShop } from '../../settings/queries';
import { momentAt } from '../../shared/dates';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { campaigns, campaignView, type CampaignDocument } from '../collection/campaigns';
import { countAudience } from '../queries/audience';
import type { CampaignStatus } from '../rules/campaigns';
import type { Campaign, SendingInput } from '../schema/campaigns';
import { conflictOf, editCampaign, noSuchCampaign } from './campaign-edits';
import { updateFigures } from './figures';
import { endMailsOf } from './withdraw';

const withoutText = () =>
  fail('invalid', 'no-text', 'Write the text of the mail first.', { fields: { body: 'Enter a text' } });

async function sendNow(actor: Staff, document: CampaignDocument): Promise<Result<Campaign>> {
  if ((await countAudience(document.category)) === 0) {
    return fail('conflict', 'no-recipients', 'No subscriber would get this mail: choose other recipients.', {
      fields: { category: 'No subscriber belongs to these' },
    });
  }
  return editCampaign(actor, document, 'scheduled', { state: 'scheduled', sendAt: now() });
}

async function schedule(actor: Staff, document: CampaignDocument, at: string): Promise<Result<Campaign>> {
  const sendAt = momentAt(at, (await findShop()).timeZone);
  if (sendAt <= now()) {
    const message = 'Choose a time in the future';
    return fail('invalid', 'past', `${message}.`, { fields: { at: message } });
  }
  return editCampaign(actor, document, 'scheduled', { state: 'scheduled', sendAt });
}

/** Ends a campaign: mails that are not sent yet stay unsent. What this leaves half done, the scheduled job ends. */
async function stop(actor: Staff, document: CampaignDocument): Promise<Result<Campaign>> {
  const stopped = await editCampaign(actor, document, 'stopped', { state: 'stopped', finishedAt: now() });
  if (!stopped.ok) return stopped;
  await endMailsOf(document._id);
  return ok({ ...stopped.value, figures: await updateFigures(document._id) });
}

/** The state in which a campaign must be for an action, and the state that shows that it was done before. */
const states: Record<SendingInput['action'], { from: CampaignStatus; to: CampaignStatus[] }> = {
  send: { from: 'draft', to: ['scheduled', 'sending', 'sent'] },
  schedule: { from: 'draft', to: ['scheduled'] },
  cancel: { from: 'scheduled', to: ['draft'] },
  stop: { from: 'sending', to: ['stopped'] },
};

/**
 * Sends a campaign now or at a time, takes the schedule back, or stops one that is being sent. A repeat of the call whose
 * response was lost succeeds.
 */
export async function changeSending(
  actor: Staff,
  id: string,
  input: SendingInput,
): Promise<Result<Campaign>> {
  const document = await campaigns().findOne({ _id: id });
  if (!document) return noSuchCampaign();
  const { from, to } = states[input.action];
  const isRepeat = document.editedBy?.userId === actor.userId && document.revision === input.revision + 1;
  if (isRepeat && to.includes(document.state)) return ok(campaignView(document));
  if (document.revision !== input.revision || document.state !== from) return conflictOf(id);
  if (from === 'draft' && !document.body.trim()) return withoutText();
  switch (input.action) {
    case 'send':
      return sendNow(actor, document);
    case 'schedule':
      return schedule(actor, document, input.at);
    case 'cancel':
      return editCampaign(actor, document, 'canceled', { state: 'draft', sendAt: null });
    case 'stop':
      return stop(actor, document);
  }
}
