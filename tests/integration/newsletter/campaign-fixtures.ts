import { ObjectId } from 'mongodb';
import { subscribers } from '@/lib/newsletter/collection';
import { createCampaign } from '@/lib/newsletter/commands/campaigns';
import { changeSending } from '@/lib/newsletter/commands/change-sending';
import { findCampaign } from '@/lib/newsletter/queries/campaigns';
import { subscriberWords } from '@/lib/newsletter/rules/subscribers';
import type { Campaign, CampaignText } from '@/lib/newsletter/schema/campaigns';
import { now } from '@/lib/platform/clock';
import type { Result } from '@/lib/shared/result';
import { createAdmin } from '../orders/fixtures';

export const editor = createAdmin('Grace Shop');

export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

/** Confirmed subscribers with these emails. */
export async function addSubscribers(emails: string[]): Promise<ObjectId[]> {
  const added = emails.map((email) => ({
    _id: new ObjectId(),
    email,
    state: 'confirmed' as const,
    unsubscribeHashes: [],
    mailedAt: null,
    subscribedAt: now(),
    confirmedAt: now(),
    words: subscriberWords(email),
    mails: [],
  }));
  await subscribers().insertMany(added);
  return added.map(({ _id }) => _id);
}

/** `count` emails at a domain. */
export const emailsAt = (domain: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `reader${index}@${domain}`);

export const campaignText: CampaignText = {
  subject: 'New drills',
  preheader: 'Ten of them',
  body: 'Hello **reader**, see [the drills](/shop/drills).',
  category: null,
  perMinute: 1_000,
};

/** A campaign that is to be sent at once. */
export async function sendCampaign(more: Partial<CampaignText> = {}): Promise<Campaign> {
  const { id, revision } = valueOf(await createCampaign(editor, { ...campaignText, ...more }));
  return valueOf(await changeSending(editor, id, { action: 'send', revision }));
}

export const figuresNow = async (id: string) => (await findCampaign(id))!.figures;
