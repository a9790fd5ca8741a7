import { findOffers } from '../../assortments/queries';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { sha256 } from '../../platform/hash';
import { randomSecret } from '../../platform/ids';
import { fail, ok, type Result } from '../../shared/result';
import { carts } from '../collection';
import { punchoutSessions } from '../collection/punchout-sessions';
import { changeCart, lineOf } from '../commands';
import { mayShop } from '../queries/punchout';
import { visitorIdOf } from '../queries/visitor-id';
import { maxLines, mergeLines } from '../rules';
import type { PunchoutForm, PunchoutSession } from '../types';

/** Minutes within which a session has to start, and hours for which it lasts then. */
export const startMinutes = 10;
export const shoppingHours = 8;
/** Milliseconds for which a returned cart can be sent again, for a browser that lost its way. */
const returnedFor = 15 * 60_000;

const later = (milliseconds: number) => new Date(now().getTime() + milliseconds);

/** Opens a session that starts once, with this secret, within ten minutes. A repeat with the same secret changes nothing. */
export async function openPunchoutSession(secret: string, session: PunchoutSession): Promise<void> {
  const startBy = later(startMinutes * 60_000);
  const stored = { ...session, startBy, createdAt: now(), expiresAt: startBy };
  try {
    await punchoutSessions().updateOne({ _id: sha256(secret) }, { $setOnInsert: stored }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

const notStartable = () =>
  fail(
    'not-found',
    'no-such-session',
    'This address works once and for ten minutes. Start again in your purchasing system.',
  );

/** Puts the lines with which a session begins into its cart; what is no longer offered stays out. */
async function fillCart(cartId: string, { lines, company }: PunchoutSession): Promise<void> {
  const wanted = mergeLines(lines).slice(0, maxLines);
  if (!wanted.length) return;
  const offers = await findOffers(
    wanted.map(({ sku }) => sku),
    { userId: cartId, companyId: company.id },
  );
  const filled = wanted.flatMap(({ sku, quantity }) => {
    const offer = offers.get(sku);
    return offer ? [lineOf(offer, quantity, now())] : [];
  });
  const rejected = await changeCart(cartId, ({ bought }) => ({ bought, lines: filled }));
  if (rejected) throw new Error('The cart is being changed too often');
}

/**
 * Starts a session, once: returns the secret for the cookie of the browser, and the page to open. Fails for an address
 * that was used, is too old, or whose company may no longer buy.
 */
export async function startPunchoutSession(secret: string): Promise<Result<{ token: string; page: string }>> {
  const token = randomSecret();
  const cartId = visitorIdOf(token);
  const found = await punchoutSessions().findOne({ _id: sha256(secret) });
  if (!found || !(await mayShop(found.company))) return notStartable();
  const started = await punchoutSessions().findOneAndUpdate(
    { _id: found._id, cartId: { $exists: false }, startBy: { $gt: now() } },
    { $set: { cartId, expiresAt: later(shoppingHours * 3_600_000) } },
  );
  if (!started) return notStartable();
  await fillCart(cartId, started);
  return ok({ token, page: started.page });
}

/**
 * Ends a session with the cart that goes back, and deletes the cart. Of several calls one decides: the others return what
 * it has stored.
 */
export async function endPunchoutSession(cartId: string, form: PunchoutForm): Promise<PunchoutForm> {
  const ended = await punchoutSessions().findOneAndUpdate(
    { cartId, returned: { $exists: false } },
    { $set: { returned: form, expiresAt: later(returnedFor) } },
  );
  const stored = ended ? null : await punchoutSessions().findOne({ cartId });
  await carts().deleteOne({ _id: cartId });
  return stored?.returned ?? form;
}

/** Ends the sessions of a connection, or of a member in whose name its system orders, at once. */
export async function deletePunchoutSessions(
  owner: { connectionId: string } | { 'company.userId': string },
): Promise<void> {
  const found = await punchoutSessions()
    .find(owner, { projection: { cartId: 1 } })
    .toArray();
  await punchoutSessions().deleteMany(owner);
  await carts().deleteMany({ _id: { $in: found.flatMap(({ cartId }) => cartId ?? []) } });
}
