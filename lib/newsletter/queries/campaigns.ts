import { pageOf, type Page } from '../../shared/paging';
import { subscribers } from '../collection';
import { campaignRowView, campaigns, campaignView, recipients } from '../collection/campaigns';
import { campaignStatuses, type CampaignStatus } from '../rules/campaigns';
import { countFigures } from './figures';
import type { Campaign, CampaignFilters, CampaignRow, UndeliveredMail } from '../schema/campaigns';

const pageSize = 25;

/** One page of the campaigns in a status, or of all, the latest edited first. */
export async function listCampaigns({ state }: CampaignFilters, page: number): Promise<Page<CampaignRow>> {
  const filter = state ? { state } : {};
  const [found, total] = await Promise.all([
    campaigns()
      .find(filter, { projection: { body: 0, mails: 0 } })
      .sort({ editedAt: -1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    state ? campaigns().countDocuments(filter) : campaigns().estimatedDocumentCount(),
  ]);
  return pageOf(found.map(campaignRowView), page, pageSize, total);
}

/** The number of campaigns in each status. */
export async function countCampaigns(): Promise<Record<CampaignStatus, number>> {
  const counts = await Promise.all(campaignStatuses.map((state) => campaigns().countDocuments({ state })));
  const [draft = 0, scheduled = 0, sending = 0, sent = 0, stopped = 0] = counts;
  return { draft, scheduled, sending, sent, stopped };
}

/** A campaign with its text and, while it runs, the figures of this moment; null when there is none. */
export async function findCampaign(id: string): Promise<Campaign | null> {
  const document = await campaigns().findOne({ _id: id });
  if (!document) return null;
  const figures = document.unsettled ? await countFigures(id) : document.figures;
  return { ...campaignView(document), figures };
}

/** The recipients whose mail of a campaign was not delivered (at most 200). */
export async function listUndelivered(id: string): Promise<UndeliveredMail[]> {
  const found = await recipients()
    .find({ campaign: id, state: { $in: ['bounced', 'failed'] } })
    .limit(200)
    .toArray();
  const people = await subscribers()
    .find({ _id: { $in: found.map(({ subscriber }) => subscriber) } }, { projection: { email: 1 } })
    .toArray();
  const emails = new Map(people.map(({ _id, email }) => [_id.toHexString(), email]));
  return found.map(({ _id, subscriber, state, error = '' }) => ({
    id: _id,
    email: emails.get(subscriber.toHexString()) ?? 'Deleted address',
    state: state === 'bounced' ? 'bounced' : 'failed',
    error,
  }));
}
