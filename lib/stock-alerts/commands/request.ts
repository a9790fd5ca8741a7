import { ObjectId } from 'mongodb';
import { findVariants } from '../../catalog/queries/products';
import type { ProductVariant } from '../../catalog/schema/product';
import { composeMail, relayMails, type PendingMail } from '../../mail/outbox';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { sha256 } from '../../platform/hash';
import { randomSecret } from '../../platform/ids';
import { countAttempt } from '../../platform/rate-limit';
import { findShop } from '../../settings/queries';
import { fail, ok, type Result } from '../../shared/result';
import type { SignedIn } from '../../users/types';
import { ownerByAccount, ownerByEmail, stockAlerts, type StockAlertDocument } from '../collection';
import { askedMail } from '../emails';
import { alertDays, day, isBuyable, linkLifetime, maxAlerts, maxLinks, minMailInterval } from '../rules';
import type { StockAlertInput } from '../schema';

const mailsPerAddress = { name: 'stock-alert-mails', count: 5, seconds: 86_400 };

type Requested = Result<{ message: string; confirmed: boolean }>;

export const waitingUntil = (time: Date): Date => new Date(time.getTime() + alertDays * day);

const countOpen = (owner: string) =>
  stockAlerts().countDocuments({ owner, state: { $in: ['pending', 'waiting'] } }, { limit: maxAlerts });

/** Runs an upsert of the one record of an owner and SKU again where another call has inserted it first. */
async function upsert<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicateKey(error)) return write();
    throw error;
  }
}

async function requestByAccount(person: SignedIn, { variant }: ProductVariant): Promise<Requested> {
  const owner = ownerByAccount(person.userId);
  const { sku } = variant;
  const done = ok({ message: `We will write to ${person.email} once when it is in stock.`, confirmed: true });
  const known = await stockAlerts().findOne({ owner, sku }, { projection: { state: 1 } });
  if (known?.state === 'waiting') return done;
  if ((await countOpen(owner)) >= maxAlerts) {
    const message = `You wait for ${maxAlerts} products already: withdraw some in your dashboard first.`;
    return fail('conflict', 'too-many-alerts', message);
  }
  const time = now();
  await upsert(() =>
    stockAlerts().updateOne(
      { owner, sku },
      {
        $set: { state: 'waiting', requestedAt: time, removeAt: waitingUntil(time) },
        $setOnInsert: { _id: new ObjectId(), linkHashes: [], mails: [] },
      },
      { upsert: true },
    ),
  );
  return done;
}

/** Unless another call for the same address and SKU was first, which sends its own link. */
async function insertPending({
  owner,
  sku,
  time,
  mail,
  token,
}: Pick<StockAlertDocument, 'owner' | 'sku'> & { time: Date; mail: PendingMail; token: string }) {
  try {
    await stockAlerts().insertOne({
      _id: new ObjectId(),
      owner,
      sku,
      state: 'pending',
      linkHashes: [sha256(token)],
      requestedAt: time,
      askedAt: time,
      removeAt: new Date(time.getTime() + linkLifetime),
      mails: [mail],
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/** The response is the same whether the address is known, waits already or gets no more mail today. */
async function requestByEmail(email: string, offer: ProductVariant): Promise<Requested> {
  const response = ok({
    message: 'Please check your inbox: the link in our email confirms your address.',
    confirmed: false,
  });
  const owner = ownerByEmail(email);
  const { sku } = offer.variant;
  const time = now();
  const known = await stockAlerts().findOne({ owner, sku });
  if (known?.askedAt && time.getTime() - known.askedAt.getTime() < minMailInterval) return response;
  if (!known && (await countOpen(owner)) >= maxAlerts) return response;
  if (await countAttempt(mailsPerAddress, email)) return response;
  const token = randomSecret();
  const isWaiting = known?.state === 'waiting';
  const mail = composeMail(email, askedMail(offer, token, isWaiting), await findShop());
  const asked = {
    askedAt: time,
    ...(!isWaiting && {
      state: 'pending' as const,
      requestedAt: time,
      removeAt: new Date(time.getTime() + linkLifetime),
    }),
  };
  if (known) {
    await stockAlerts().updateOne(
      { _id: known._id, state: known.state, askedAt: known.askedAt ?? { $exists: false } },
      {
        $set: asked,
        $push: { mails: mail, linkHashes: { $each: [sha256(token)], $slice: -maxLinks } },
      },
    );
  } else {
    await insertPending({ owner, sku, time, mail, token });
  }
  await relayMails(stockAlerts);
  return response;
}

/**
 * Notes that somebody wants one mail when a SKU is back in stock: at once for an account with this verified address,
 * otherwise once the link in a mail is confirmed. Fails when the SKU is not public, in stock, or no longer made. Safe to
 * repeat; an address gets at most five such mails in a day.
 */
export async function requestStockAlert(
  actor: SignedIn | null,
  { sku, email }: StockAlertInput,
): Promise<Requested> {
  const offer = (await findVariants([sku])).get(sku);
  if (!offer) return fail('not-found', 'no-such-sku', 'There is no such product.');
  if (isBuyable(offer)) return fail('conflict', 'in-stock', 'It is in stock: you can order it now.');
  if (offer.product.successor)
    return fail('conflict', 'discontinued', 'It is no longer made: see what replaces it on its page.');
  if (actor?.emailVerified && (email ?? actor.email) === actor.email) return requestByAccount(actor, offer);
  if (!email)
    return fail('invalid', 'no-email', 'Enter an email address.', {
      fields: { email: 'Enter an email address' },
    });
  return requestByEmail(email, offer);
}
