import type { ObjectId } from 'mongodb';
import { mailsIndex, type PendingMail } from '../../mail/outbox';
import { defineCollection } from '../../platform/database';
import type { CampaignEvent, CampaignFigures, CampaignStatus, RecipientState } from '../rules/campaigns';
import type { Campaign, CampaignRow, CampaignText } from '../schema/campaigns';

/** A mail to many subscribers. */
export type CampaignDocument = CampaignText & {
  _id: string;
  state: CampaignStatus;
  /** Every change by staff raises it by one, as a compare-and-set. */
  revision: number;
  event: CampaignEvent;
  editedAt: Date;
  editedBy: { userId: string; name: string } | null;
  sendAt: Date | null;
  startedAt: Date | null;
  finishedAt: Date | null;
  /** The last subscriber who was examined while the recipients were gathered; they are complete once `gathered`. */
  cursor: ObjectId | null;
  gathered: boolean;
  /** The figures as last counted. */
  figures: CampaignFigures;
  /** Set from the start until every recipient's mail has its final state. */
  unsettled?: true;
  /** Test mails on their way. */
  mails: PendingMail[];
};

export const campaigns = defineCollection<CampaignDocument>('campaigns', [
  { key: { editedAt: -1 } },
  { key: { state: 1, editedAt: -1 } },
  { key: { state: 1, sendAt: 1 } },
  { key: { unsettled: 1 }, sparse: true },
  mailsIndex,
]);

/** The mail of a campaign to one subscriber. Its id is made of both, so that there is one. */
export type RecipientDocument = {
  _id: string;
  campaign: string;
  subscriber: ObjectId;
  state: RecipientState;
  mailId?: string;
  unsubscribeHash?: string;
  sentAt?: Date;
  /** What the mail server answered when it took no mail. */
  error?: string;
  /** When the recipient used the unsubscribe link of this mail. */
  unsubscribedAt?: Date;
  mails: PendingMail[];
};

export const recipients = defineCollection<RecipientDocument>('campaignRecipients', [
  { key: { campaign: 1, state: 1, _id: 1 } },
  { key: { subscriber: 1, state: 1 } },
  { key: { unsubscribeHash: 1 }, unique: true, sparse: true },
  { key: { campaign: 1, unsubscribedAt: 1 } },
  mailsIndex,
]);

export const recipientId = (campaign: string, subscriber: ObjectId): string =>
  `${campaign}:${subscriber.toHexString()}`;

export const noFigures: CampaignFigures = {
  recipients: 0,
  sent: 0,
  waiting: 0,
  bounced: 0,
  failed: 0,
  skipped: 0,
  stopped: 0,
  unsubscribed: 0,
};

export const textOf = (document: CampaignDocument): CampaignText => {
  const { subject, preheader, body, category, perMinute } = document;
  return { subject, preheader, body, category, perMinute };
};

const iso = (time: Date | null) => time && time.toISOString();

export function campaignRowView(document: CampaignDocument): CampaignRow {
  const { _id, subject, state, category, sendAt, startedAt, finishedAt, editedAt, editedBy } = document;
  return {
    id: _id,
    subject,
    state,
    category,
    sendAt: iso(sendAt),
    startedAt: iso(startedAt),
    finishedAt: iso(finishedAt),
    editedAt: editedAt.toISOString(),
    editedBy: editedBy && editedBy.name,
    figures: document.figures,
  };
}

export const campaignView = (document: CampaignDocument): Campaign => ({
  ...campaignRowView(document),
  revision: document.revision,
  text: textOf(document),
});
