import { z } from 'zod';
import { findVariants } from '../catalog/queries/products';
import type { ProductVariant } from '../catalog/schema/product';
import { listInStock } from '../inventory/queries/in-stock';
import { composeMail, relayMails } from '../mail/outbox';
import { now } from '../platform/clock';
import { sha256 } from '../platform/hash';
import { randomSecret } from '../platform/ids';
import { findShop } from '../settings/queries';
import type { Shop } from '../settings/schema/shop';
import { ok, type Result } from '../shared/result';
import { findAccount } from '../users/queries';
import { ownerByAccount, ownerByEmail, stockAlerts, type StockAlertDocument } from './collection';
import { backInStockMail } from './emails';
import { doneRetention, isBuyable, maxLinks } from './rules';
import { listWaitedFor } from './queries';

export const alertCounts = z.object({ mailed: z.number() });

const maxMails = 500;
const skusAtOnce = 500;

/** The address of who asked; null when that account has none any more that may be written to. */
async function addressOf({ owner }: StockAlertDocument): Promise<string | null> {
  const byEmail = ownerByEmail('');
  if (owner.startsWith(byEmail)) return owner.slice(byEmail.length);
  const account = await findAccount(owner.slice(ownerByAccount('').length));
  return account && !account.disabled && account.emailVerified ? account.email : null;
}

/** Tells one person, once: the state and the mail are stored by one update. */
async function tell(alert: StockAlertDocument, offer: ProductVariant, shop: Shop): Promise<number> {
  const { _id, requestedAt } = alert;
  const same = { _id, state: 'waiting' as const, requestedAt };
  const to = await addressOf(alert);
  if (to === null) {
    await stockAlerts().deleteOne(same);
    return 0;
  }
  const token = randomSecret();
  const time = now();
  const { modifiedCount } = await stockAlerts().updateOne(same, {
    $set: { state: 'mailed', mailedAt: time, removeAt: new Date(time.getTime() + doneRetention) },
    $push: {
      linkHashes: { $each: [sha256(token)], $slice: -maxLinks },
      mails: composeMail(to, backInStockMail(offer, requestedAt, token, shop), shop),
    },
  });
  return modifiedCount;
}

/**
 * Mails everybody who waits for a SKU that can be bought again, whatever has brought its units: at most 500 in one run,
 * who asked first comes first. Each request gets one mail, on any number of servers and after any stop.
 */
export async function runStockAlertsJob(): Promise<Result<{ mailed: number }>> {
  const shop = await findShop();
  const waitedFor = await listWaitedFor();
  let mailed = 0;
  for (let at = 0; at < waitedFor.length && mailed < maxMails; at += skusAtOnce) {
    const offers = await findVariants(await listInStock(waitedFor.slice(at, at + skusAtOnce)));
    for (const [sku, offer] of offers) {
      if (!isBuyable(offer)) continue;
      const waiting = await stockAlerts()
        .find({ state: 'waiting', sku, removeAt: { $gt: now() } })
        .sort({ requestedAt: 1 })
        .limit(maxMails - mailed)
        .toArray();
      for (const alert of waiting) mailed += await tell(alert, offer, shop);
    }
  }
  await relayMails(stockAlerts);
  return ok({ mailed });
}
