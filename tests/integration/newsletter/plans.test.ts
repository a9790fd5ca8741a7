import { ObjectId } from 'mongodb';
import { countDueBulkMails, listFailedMails } from '@/lib/mail/queries';
import { outbox } from '@/lib/mail/collection';
import { subscribers } from '@/lib/newsletter/collection';
import { campaigns, noFigures, recipientId, recipients } from '@/lib/newsletter/collection/campaigns';
import { unsubscribe } from '@/lib/newsletter/commands';
import { countAudience, readSubscribers } from '@/lib/newsletter/queries/audience';
import { countCampaigns, listCampaigns, listUndelivered } from '@/lib/newsletter/queries/campaigns';
import { countFigures } from '@/lib/newsletter/queries/figures';
import { countSubscribers, findSubscription, listSubscribers } from '@/lib/newsletter/queries/subscribers';
import { recipientStates } from '@/lib/newsletter/rules/campaigns';
import { subscriberStates, subscriberWords } from '@/lib/newsletter/rules/subscribers';
import { randomSecret } from '@/lib/platform/ids';
import { sha256 } from '@/lib/platform/hash';
import { explained } from '../explained';
import { campaignText } from './campaign-fixtures';

const token = randomSecret();

/** 300 subscribers, a third in each state; 60 campaigns; 280 recipients of the first, 40 in each state. */
beforeAll(async () => {
  const at = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 60_000);
  const people = Array.from({ length: 300 }, (_, index) => {
    const email = `reader${index}@${index % 10 ? 'mill' : 'plant'}.example`;
    return {
      _id: new ObjectId(),
      email,
      state: subscriberStates[index % 3]!,
      unsubscribeHashes: [],
      mailedAt: null,
      subscribedAt: at(index),
      words: subscriberWords(email),
      mails: [],
    };
  });
  await subscribers().insertMany(people);
  await campaigns().insertMany(
    Array.from({ length: 60 }, (_, index) => ({
      ...campaignText,
      _id: `campaign${index}`,
      state: index % 2 ? ('sent' as const) : ('draft' as const),
      revision: 0,
      event: 'saved' as const,
      editedAt: at(index),
      editedBy: null,
      sendAt: null,
      startedAt: null,
      finishedAt: null,
      cursor: null,
      gathered: false,
      figures: noFigures,
      mails: [],
    })),
  );
  await recipients().insertMany(
    people.slice(0, 280).map(({ _id }, index) => ({
      _id: recipientId('campaign1', _id),
      campaign: 'campaign1',
      subscriber: _id,
      state: recipientStates[index % 7]!,
      ...(index === 2 && { unsubscribeHash: sha256(token) }),
      mails: [],
    })),
  );
  await outbox().insertMany(
    Array.from({ length: 200 }, (_, index) => ({
      _id: `mail${index}`,
      to: 'reader@plant.example',
      from: 'shop@plant.example',
      subject: 'x',
      html: '',
      text: '',
      state: index % 2 ? ('failed' as const) : ('kept' as const),
      ...(index > 9 && { bulk: true }),
      attempts: 1,
      composedAt: at(index),
      dueAt: at(index),
    })),
  );
});

/** Reads of the newsletter, each with the number of documents that one query of it may read. */
const reads: Record<string, [read: () => Promise<unknown>, docs: number]> = {
  'the first page of subscribers': [() => listSubscribers({}, 1), 50],
  'the subscribers in a state': [() => listSubscribers({ state: 'confirmed' }, 1), 100],
  'the subscribers with a word': [() => listSubscribers({ q: 'plant' }, 1), 30],
  'the counts of subscribers': [() => countSubscribers(), 100],
  'the next recipients of a campaign': [() => readSubscribers(new ObjectId('000000000000000000000000')), 100],
  'the size of the list': [() => countAudience(null), 100],
  'the campaigns in a status': [() => listCampaigns({ state: 'sent' }, 1), 30],
  'the counts of campaigns': [() => countCampaigns(), 30],
  'the figures of a campaign': [() => countFigures('campaign1'), 40],
  'the undelivered mails of a campaign': [() => listUndelivered('campaign1'), 80],
  'a subscription with its campaigns': [() => findSubscription('reader0@plant.example'), 1],
  'an unsubscribe link': [() => unsubscribe(null, { token }), 40],
  'the mails of campaigns that are due': [() => countDueBulkMails(), 100],
  'the failed mails': [() => listFailedMails(), 100],
};

describe('every read of the newsletter uses an index and reads no more than it must', () => {
  test.each(Object.entries(reads))('%s', async (_, [read, docs]) => {
    const plans = await explained(read);
    expect(plans.filter(({ plan }) => plan.includes('COLLSCAN'))).toEqual([]);
    expect(plans.filter((plan) => plan.docs > docs)).toEqual([]);
  });
});
