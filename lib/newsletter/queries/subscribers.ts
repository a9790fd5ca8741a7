import type { Filter } from 'mongodb';
import { pageOf, type Page } from '../../shared/paging';
import { beginningWithEach } from '../../shared/word-filter';
import { subscribers, subscriberView, type SubscriberDocument } from '../collection';
import { recipients } from '../collection/campaigns';
import { subscriberStates, type SubscriberState } from '../rules/subscribers';
import type { Subscriber, SubscriberFilters } from '../schema/subscribers';

const pageSize = 50;

const filterOf = ({ state, q = '' }: SubscriberFilters): Filter<SubscriberDocument> => ({
  ...(state && { state }),
  ...beginningWithEach(q, 5),
});

/** One page of the subscribers that match the filters, the latest first. */
export async function listSubscribers(filters: SubscriberFilters, page: number): Promise<Page<Subscriber>> {
  const filter = filterOf(filters);
  const [found, total] = await Promise.all([
    subscribers()
      .find(filter)
      .sort({ subscribedAt: -1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    Object.keys(filter).length
      ? subscribers().countDocuments(filter)
      : subscribers().estimatedDocumentCount(),
  ]);
  return pageOf(found.map(subscriberView), page, pageSize, total);
}

/** The number of subscribers in each state. */
export async function countSubscribers(): Promise<Record<SubscriberState, number>> {
  const counts = await Promise.all(subscriberStates.map((state) => subscribers().countDocuments({ state })));
  const [confirmed = 0, pending = 0, unsubscribed = 0] = counts;
  return { confirmed, pending, unsubscribed };
}

/** Streams every subscriber that matches the filters, the latest first, for the export. */
export async function* eachSubscriber(filters: SubscriberFilters): AsyncGenerator<Subscriber> {
  for await (const subscriber of subscribers().find(filterOf(filters)).sort({ subscribedAt: -1 })) {
    yield subscriberView(subscriber);
  }
}

/** The subscription of an email with the number of campaigns that were mailed to it; null when there is none. */
export async function findSubscription(email: string) {
  const found = await subscribers().findOne({ email });
  if (!found) return null;
  const campaigns = await recipients().countDocuments({ subscriber: found._id, state: 'sent' });
  const { id: _, ...subscription } = subscriberView(found);
  return { ...subscription, campaigns };
}
