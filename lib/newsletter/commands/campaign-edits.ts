import { recordChange } from '../../audit/commands';
import { now } from '../../platform/clock';
import { fail, ok, type Failure, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { campaigns, campaignView, type CampaignDocument } from '../collection/campaigns';
import type { CampaignEvent } from '../rules/campaigns';
import type { Campaign } from '../schema/campaigns';

export type Failed = { ok: false; failure: Failure };

export const noSuchCampaign = () =>
  fail('not-found', 'no-such-campaign', 'There is no such campaign any more.');

const eventWords: Record<CampaignEvent, string> = {
  added: 'added',
  saved: 'saved',
  scheduled: 'scheduled',
  canceled: 'taken back the schedule of',
  stopped: 'stopped',
  copied: 'copied',
  removed: 'deleted',
};

/** Why a write to a campaign was rejected: somebody else was faster, it has started, or it is gone. */
export async function conflictOf(id: string): Promise<Failed> {
  const present = await campaigns().findOne({ _id: id });
  if (!present) return noSuchCampaign();
  if (present.state !== 'draft' && present.state !== 'scheduled') {
    return fail(
      'conflict',
      'already-started',
      'This campaign has started. Reload the page to see its report.',
    );
  }
  const name = present.editedBy?.name ?? 'The shop itself';
  return fail(
    'conflict',
    'campaign-changed',
    `${name} has ${eventWords[present.event]} this campaign since you opened it. Copy what you need of your text, then reload the page.`,
  );
}

const audited = ({ subject, preheader, body, category, perMinute, state, sendAt }: CampaignDocument) => ({
  subject,
  preheader,
  body,
  category,
  perMinute,
  state,
  sendAt,
});

/** Records a change of a campaign. */
export async function recordEdit(
  actor: Staff,
  event: CampaignEvent,
  before: CampaignDocument | null,
  after: CampaignDocument | null,
): Promise<void> {
  const subject = after ?? before;
  if (!subject) return;
  await recordChange({
    actor,
    action: `campaign-${event}`,
    subject: { kind: 'campaign', id: subject._id, name: subject.subject },
    ...(before && { before: audited(before) }),
    ...(after && { after: audited(after) }),
  });
}

/** Makes one change of a campaign as a compare-and-set on its revision and state, and records it. */
export async function editCampaign(
  actor: Staff,
  document: CampaignDocument,
  event: CampaignEvent,
  change: Partial<CampaignDocument>,
): Promise<Result<Campaign>> {
  const { _id, revision, state } = document;
  const fields = {
    ...change,
    event,
    revision: revision + 1,
    editedAt: now(),
    editedBy: { userId: actor.userId, name: actor.name },
  };
  const { matchedCount } = await campaigns().updateOne({ _id, revision, state }, { $set: fields });
  if (!matchedCount) return conflictOf(_id);
  const after = { ...document, ...fields };
  await recordEdit(actor, event, document, after);
  return ok(campaignView(after));
}
