import { z } from 'zod';
import { subscribers, type SubscriberDocument } from '../../lib/newsletter/collection';
import {
  campaigns,
  noFigures,
  recipientId,
  recipients,
  type CampaignDocument,
  type RecipientDocument,
} from '../../lib/newsletter/collection/campaigns';
import { selectAudience } from '../../lib/newsletter/queries/audience';
import { defaultPerMinute, figuresOf, recipientStates } from '../../lib/newsletter/rules/campaigns';
import { subscriberWords } from '../../lib/newsletter/rules/subscribers';
import { addMissing } from '../add-missing';
import { readMarkdown, type MarkdownFile } from '../files';
import type { Buyer } from './buyers';
import { demoCode, demoId } from './demo-ids';

const day = 24 * 60 * 60_000;

const campaignFacts = z.strictObject({
  subject: z.string().min(1),
  preheader: z.string(),
  category: z.string().nullable(),
  /** Absent for a draft. */
  sentDaysAgo: z.int().positive().optional(),
  bounced: z.int().min(0),
  unsubscribed: z.int().min(0),
});
type Facts = z.infer<typeof campaignFacts>;

const names = ['ada', 'bo', 'carla', 'dov', 'edith', 'femi', 'grace', 'hugo', 'ines', 'jonas', 'kim', 'lena'];
const domains = ['millwright.example', 'northdock.example', 'steelyard.example', 'turbine.example'];

/** Readers who never bought anything: one in twelve has left the list. */
function otherReaders(end: Date): SubscriberDocument[] {
  return domains.flatMap((domain, row) =>
    names.map((name, column) => {
      const email = `${name}@${domain}`;
      const at = new Date(end.getTime() - (30 + row * 61 + column * 7) * day);
      const hasLeft = (row * 5 + column) % 12 === 3;
      return {
        _id: demoId(`subscriber ${email}`),
        email,
        state: hasLeft ? ('unsubscribed' as const) : ('confirmed' as const),
        unsubscribeHashes: [],
        mailedAt: null,
        subscribedAt: at,
        confirmedAt: new Date(at.getTime() + 9 * 60_000),
        ...(hasLeft && { unsubscribedAt: new Date(at.getTime() + 20 * day) }),
        words: subscriberWords(email),
        mails: [],
      };
    }),
  );
}

/** Subscribes every second customer to the newsletter, and some readers who are none. */
async function seedSubscribers(buyers: Buyer[], end: Date): Promise<void> {
  const customers = buyers
    .filter((_, index) => index % 2 === 0)
    .map(({ email }, index) => {
      const at = new Date(end.getTime() - (20 + index * 23) * day);
      return {
        _id: demoId(`subscriber ${email}`),
        email,
        state: 'confirmed' as const,
        unsubscribeHashes: [],
        mailedAt: null,
        subscribedAt: at,
        confirmedAt: at,
        words: subscriberWords(email),
        mails: [],
      };
    });
  const documents = [...customers, ...otherReaders(end)];
  // An address that has already subscribed has another id, and must not be added twice.
  const known = await subscribers()
    .find({ email: { $in: documents.map(({ email }) => email) } }, { projection: { email: 1 } })
    .toArray();
  const listed = new Set(known.map(({ email }) => email));
  await addMissing(
    subscribers(),
    documents.filter(({ email }) => !listed.has(email)),
  );
}

/** The recipients of a campaign that was sent: some bounced, and some left the list with its link. */
async function recipientsOf(id: string, facts: Facts, at: Date): Promise<RecipientDocument[]> {
  const listed = await subscribers()
    .find({ confirmedAt: { $lt: at }, $or: [{ state: 'confirmed' }, { unsubscribedAt: { $gt: at } }] })
    .sort({ _id: 1 })
    .toArray();
  const audience = await selectAudience(listed, facts.category);
  return audience.map(({ _id }, index) => {
    const hasBounced = index < facts.bounced;
    const hasLeft = !hasBounced && index < facts.bounced + facts.unsubscribed;
    return {
      _id: recipientId(id, _id),
      campaign: id,
      subscriber: _id,
      ...(hasBounced
        ? { state: 'bounced' as const, error: '550 5.1.1 No such mailbox' }
        : { state: 'sent' as const, sentAt: at }),
      ...(hasLeft && { unsubscribedAt: new Date(at.getTime() + day) }),
      mails: [],
    };
  });
}

function campaignOf(file: MarkdownFile<Facts>, rows: RecipientDocument[], end: Date): CampaignDocument {
  const { subject, preheader, category, sentDaysAgo } = file.facts;
  const at = sentDaysAgo === undefined ? null : new Date(end.getTime() - sentDaysAgo * day);
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  const counts = Object.fromEntries(recipientStates.map((state) => [state, count(state)]));
  return {
    _id: demoCode(`campaign ${file.path}`, 16).toLowerCase(),
    subject,
    preheader,
    body: file.body,
    category,
    perMinute: defaultPerMinute,
    state: at ? 'sent' : 'draft',
    revision: 0,
    event: at ? 'scheduled' : 'saved',
    editedAt: at ?? new Date(end.getTime() - day),
    editedBy: null,
    sendAt: at,
    startedAt: at,
    finishedAt: at && new Date(at.getTime() + 60_000),
    cursor: null,
    gathered: at !== null,
    figures: at
      ? figuresOf(counts as Parameters<typeof figuresOf>[0], rows.filter((row) => row.unsubscribedAt).length)
      : noFigures,
    mails: [],
  };
}

/** Loads subscribers, two campaigns that were sent, with their reports, and a draft, without mailing anyone. */
export async function seedNewsletter(buyers: Buyer[], end: Date): Promise<void> {
  await seedSubscribers(buyers, end);
  for (const file of await readMarkdown('campaigns', campaignFacts)) {
    const id = demoCode(`campaign ${file.path}`, 16).toLowerCase();
    if (await campaigns().findOne({ _id: id }, { projection: { _id: 1 } })) continue;
    const { sentDaysAgo } = file.facts;
    const at = sentDaysAgo === undefined ? null : new Date(end.getTime() - sentDaysAgo * day);
    const rows = at ? await recipientsOf(id, file.facts, at) : [];
    await addMissing(recipients(), rows);
    const left = rows.filter(({ unsubscribedAt }) => unsubscribedAt).map(({ subscriber }) => subscriber);
    if (at) {
      await subscribers().updateMany(
        { _id: { $in: left }, state: 'confirmed' },
        { $set: { state: 'unsubscribed', unsubscribedAt: new Date(at.getTime() + day) } },
      );
    }
    await addMissing(campaigns(), [campaignOf(file, rows, end)]);
  }
}
