/** `scheduled` waits for its time, `sending` hands its mails to the outbox, `stopped` was ended before its last mail. */
export const campaignStatuses = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];
export const campaignStatusNames: Record<CampaignStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  sent: 'Sent',
  stopped: 'Stopped',
};

/**
 * The states of the mail to one recipient. `waiting` for its turn, `queued` in the outbox; `skipped` because the
 * recipient unsubscribed first, `stopped` with the campaign.
 */
export const recipientStates = [
  'waiting',
  'queued',
  'sent',
  'bounced',
  'failed',
  'skipped',
  'stopped',
] as const;
export type RecipientState = (typeof recipientStates)[number];

/** The figures of a campaign's report. */
export type CampaignFigures = {
  recipients: number;
  sent: number;
  waiting: number;
  bounced: number;
  failed: number;
  skipped: number;
  stopped: number;
  unsubscribed: number;
};

/** The figures from the number of recipients in each state. */
export function figuresOf(counts: Record<RecipientState, number>, unsubscribed: number): CampaignFigures {
  const { waiting, queued, sent, bounced, failed, skipped, stopped } = counts;
  return {
    recipients: recipientStates.reduce((sum, state) => sum + counts[state], 0),
    sent,
    waiting: waiting + queued,
    bounced,
    failed,
    skipped,
    stopped,
    unsubscribed,
  };
}

/** A part of the mails that a server took or rejected for good, as "2.5%"; empty when there are none. */
export function shareOfAttempted(part: number, figures: Pick<CampaignFigures, 'sent' | 'bounced'>): string {
  const attempted = figures.sent + figures.bounced;
  return attempted > 0 ? `${((part / attempted) * 100).toFixed(1).replace(/\.0$/, '')}%` : '';
}

/** The mails per minute of a new campaign, and the most that can be chosen. */
export const defaultPerMinute = 60;
export const maxPerMinute = 1_000;

/** How long it takes to send so many mails: "about 2 hours". */
export function sendingTime(recipients: number, perMinute: number): string {
  const minutes = Math.max(1, Math.ceil(recipients / perMinute));
  if (minutes === 1) return 'about a minute';
  if (minutes < 90) return `about ${minutes} minutes`;
  return `about ${Math.round(minutes / 60)} hours`;
}

/** What the audit log and a conflict say of the latest change of a campaign. */
export const campaignEvents = [
  'added',
  'saved',
  'scheduled',
  'canceled',
  'stopped',
  'copied',
  'removed',
] as const;
export type CampaignEvent = (typeof campaignEvents)[number];

export const campaignsPath = '/dashboard/newsletter';
export const subscribersPath = '/dashboard/newsletter/subscribers';

/** The page of one campaign. */
export const campaignHref = (id: string): string => `${campaignsPath}/${id}`;

/** The address of a list, or of its export, with these filters. */
export function newsletterHref(path: string, filters: { state?: string; q?: string; page?: number }): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value && !(name === 'page' && value === 1)) query.set(name, String(value));
  }
  return query.size ? `${path}?${query}` : path;
}
