import { ObjectId } from 'mongodb';
import { findOffers } from '../../assortments/queries';
import { endPunchoutSession } from '../../cart/commands/punchout-sessions';
import { findCart } from '../../cart/queries';
import { findPunchoutSession } from '../../cart/queries/punchout';
import type { Cart } from '../../cart/schema';
import type { PunchoutForm, PunchoutSession } from '../../cart/types';
import { now } from '../../platform/clock';
import { siteUrl } from '../../platform/env';
import { fail, ok, type Result } from '../../shared/result';
import { connections, type ConnectionDocument } from '../collection';
import { ociFields } from '../rules/oci';
import { orderMessage, type ReturnedCart } from '../rules/order-message';
import { newPayloadId } from './payload-id';

const isOver = () =>
  fail(
    'not-found',
    'session-over',
    'Your session is over. Start again in your purchasing system: nothing was sent.',
  );

const notReady = () =>
  fail(
    'conflict',
    'cart-not-ready',
    'Something in the cart can’t be bought as it stands: change its quantity or remove it.',
  );

/** The lines of a cart with what the catalog says about them at this moment. */
export async function returnedCart(cart: Cart, companyId: string, cartId: string): Promise<ReturnedCart> {
  const buyer = { userId: cartId, companyId };
  const offers = await findOffers(
    cart.lines.map(({ sku }) => sku),
    buyer,
  );
  const lines = cart.lines.map((line) => {
    const offer = offers.get(line.sku);
    return {
      ...line,
      category: offer?.product.category ?? '',
      brand: offer?.product.brand ?? '',
      mpn: offer?.variant.mpn ?? null,
      leadTimeDays: offer?.product.leadTimeDays ?? null,
      url: `${siteUrl()}/product/${line.slug}`,
    };
  });
  return { lines, currency: cart.currency };
}

function formOf(
  { returnUrl, buyerCookie, protocol }: PunchoutSession,
  connection: ConnectionDocument,
  cart: ReturnedCart | null,
  currency: string,
): PunchoutForm {
  if (protocol === 'oci') return { url: returnUrl, fields: ociFields(cart) };
  const stamp = { payloadId: newPayloadId(), at: now() };
  const parties = { from: connection.to, to: connection.from };
  const message = orderMessage(stamp, parties, buyerCookie, cart, currency);
  return { url: returnUrl, fields: [['cxml-urlencoded', message]] };
}

/**
 * Ends a session and returns the form that takes its cart back to the purchasing system, or the message that nothing
 * changes where the buyer `cancels`. Prices and quantities are those of the server at this moment. A repeat returns the
 * same form for a quarter of an hour. Fails where a line can't be bought as it stands.
 */
export async function returnCart(
  cartId: string,
  { cancels }: { cancels: boolean },
): Promise<Result<PunchoutForm>> {
  const session = await findPunchoutSession(cartId);
  if (!session) return isOver();
  if (session.returned) return ok(session.returned);
  const connection = await connections().findOne({ _id: new ObjectId(session.connectionId), active: true });
  if (!connection) return isOver();
  const { company } = session;
  const cart = await findCart({ userId: cartId, email: '', companyId: company.id });
  if (!cancels && !cart.ready) return notReady();
  const returned = cancels ? null : await returnedCart(cart, company.id, cartId);
  return ok(await endPunchoutSession(cartId, formOf(session, connection, returned, cart.currency)));
}
