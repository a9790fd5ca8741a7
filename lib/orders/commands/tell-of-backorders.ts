import { z } from 'zod';
import { findBackorderTerms } from '../../inventory/queries/backorders';
import { relayMails } from '../../mail/outbox';
import { now } from '../../platform/clock';
import { findShop } from '../../settings/queries';
import type { Shop } from '../../settings/schema/shop';
import { ok, type Result } from '../../shared/result';
import { orders, type OrderDocument } from '../collection';
import { backorderMails, backorderSentences } from '../emails/backorders';
import { listBackordered, findWaiting } from '../queries/waiting-units';
import { backorderNews, type BackorderNews } from '../rules/backorder-news';
import { waitingStatuses } from '../rules/backorders';

export const backorderCounts = z.object({ told: z.number() });

/** Stores what a customer is told together with the mail, unless the order was changed meanwhile. */
async function tell(order: OrderDocument, news: BackorderNews, shop: Shop): Promise<number> {
  const { _id, version } = order;
  const after = { ...order, lines: news.lines };
  const what = news.arrived.length ? 'backorder arrived' : 'backorder postponed';
  const why = backorderSentences(news, shop.locale).join('\n');
  const { modifiedCount } = await orders().updateOne(
    { _id, version, state: order.state },
    {
      $set: { lines: news.lines, version: version + 1 },
      $push: {
        history: { what, at: now(), by: shop.name, why },
        mails: { $each: backorderMails(after, news, shop) },
      },
    },
  );
  return modifiedCount;
}

/**
 * Tells the customers of open orders, once each, that their units on backorder have arrived, whatever has brought them, or
 * are expected on another day than they were told last. An order that changes meanwhile is looked at by the next run.
 */
export async function tellOfBackorders(): Promise<Result<{ told: number }>> {
  // An order that is closed waits for nothing more; one that is opened again can ship all that it has.
  await orders().updateMany(
    { backordered: { $gt: '' }, state: { $nin: [...waitingStatuses, 'placing'] } },
    { $unset: { backordered: 1 } },
  );
  const skus = await orders().distinct('backordered', { backordered: { $gt: '' } });
  const known = skus.filter((sku) => sku !== undefined);
  if (known.length === 0) return ok({ told: 0 });
  const [open, terms, shop] = await Promise.all([
    listBackordered(known),
    findBackorderTerms(known),
    findShop(),
  ]);
  const waiting = await findWaiting(known, open);
  let told = 0;
  for (const order of open) {
    const units = waiting.get(order._id.toHexString()) ?? new Map<string, number>();
    const news = backorderNews(order.lines, units, terms, now());
    if (news) told += await tell(order, news, shop);
  }
  if (told) await relayMails(orders);
  return ok({ told });
}
