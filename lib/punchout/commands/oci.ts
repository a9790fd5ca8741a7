import { findOffers } from '../../assortments/queries';
import { openPunchoutSession } from '../../cart/commands/punchout-sessions';
import { cartLine, cartOf } from '../../cart/rules';
import type { PunchoutForm } from '../../cart/types';
import { findStructure } from '../../catalog/queries/structure';
import { startQuantity } from '../../catalog/rules/quantity';
import type { ProductVariant } from '../../catalog/schema/product';
import { randomSecret } from '../../platform/ids';
import { searchProducts } from '../../search/queries/shop';
import { readShopView } from '../../search/rules/shop-view';
import { findShop } from '../../settings/queries';
import { fail, ok, type Result } from '../../shared/result';
import type { ConnectionDocument } from '../collection';
import { ociFields, type OciRequest } from '../rules/oci';
import { returnUrlProblem } from '../rules/setup';
import { authenticateUser } from './authenticate';
import { returnedCart } from './return-cart';
import { firstPage, startUrl } from './setup';

const buyerOf = ({ company }: ConnectionDocument) => ({
  userId: 'visitor of a purchasing system',
  companyId: company.id,
});

/** The offers in quantities as the form that answers a purchasing system at once. */
async function answer(
  connection: ConnectionDocument,
  hookUrl: string,
  offered: { offer: ProductVariant; quantity: number }[],
): Promise<PunchoutForm> {
  const { companyId, userId } = buyerOf(connection);
  const lines = offered.map(({ offer, quantity }) => {
    const { sku, price } = offer.variant;
    const { name, slug, img } = offer.product;
    return cartLine({ sku, quantity, slug, name, img, priceSeen: price }, offer);
  });
  const { currency } = await findShop();
  const cart = await returnedCart(cartOf(lines, [], currency), companyId, userId);
  return { url: hookUrl, fields: ociFields(cart) };
}

/** The most items that a search of a purchasing system finds. */
const maxFound = 100;

/** The best matches of a search with the prices of the company, each in the smallest quantity that can be bought. */
async function search(
  connection: ConnectionDocument,
  { search: q, hookUrl }: OciRequest,
): Promise<PunchoutForm> {
  const { rows, matchedSkus } = await searchProducts(readShopView(await findStructure(), null, { q }));
  const skus = rows.flatMap(({ id, variants }) => matchedSkus[id] ?? variants.map(({ sku }) => sku));
  const offers = await findOffers(skus.slice(0, maxFound), buyerOf(connection));
  const found = skus.flatMap((sku) => {
    const offer = offers.get(sku);
    return offer ? [{ offer, quantity: startQuantity(offer.product) }] : [];
  });
  return answer(connection, hookUrl, found);
}

/** The present price of a product as the form that answers VALIDATE; without fields where it is not offered. */
async function validate(
  connection: ConnectionDocument,
  { productId: sku, quantity, hookUrl }: OciRequest,
): Promise<PunchoutForm> {
  const offer = (await findOffers([sku], buyerOf(connection))).get(sku);
  return answer(connection, hookUrl, offer ? [{ offer, quantity }] : []);
}

const functions = 'must be DETAIL, VALIDATE or BACKGROUND_SEARCH, or absent';

/**
 * Opens a session by a form of OCI: returns the address with which it starts, or the form that answers at once. The user
 * name is the id of a connection, the password its shared secret. Fails for anybody else, and where the cart may not go
 * back to HOOK_URL.
 */
export async function openByOci(request: OciRequest): Promise<Result<{ start: string } | PunchoutForm>> {
  const connection = await authenticateUser(request.username, request.password);
  if ('status' in connection) return fail('forbidden', 'unknown-system', connection.message);
  const wrong = returnUrlProblem(request.hookUrl, connection.returnHosts);
  if (wrong) return fail('forbidden', 'host-not-allowed', wrong, { fields: { HOOK_URL: wrong } });
  if (request.task === 'unknown')
    return fail('invalid', 'unknown-function', `FUNCTION ${functions}.`, { fields: { FUNCTION: functions } });
  if (request.task === 'search' && !request.search)
    return fail('invalid', 'no-search', 'SEARCHSTRING is missing: say what to search for.', {
      fields: { SEARCHSTRING: 'is required for BACKGROUND_SEARCH' },
    });
  if (request.task === 'search') return ok(await search(connection, request));
  if (request.task === 'validate') return ok(await validate(connection, request));
  const secret = randomSecret();
  await openPunchoutSession(secret, {
    connectionId: connection._id.toHexString(),
    company: connection.company,
    protocol: 'oci',
    operation: 'create',
    buyerCookie: '',
    returnUrl: request.hookUrl,
    lines: [],
    page: await firstPage({ operation: 'create', selected: request.productId }),
  });
  return ok({ start: startUrl(secret) });
}
