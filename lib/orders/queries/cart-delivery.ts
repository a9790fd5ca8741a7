import { findCart } from '../../cart/queries';
import type { Cart } from '../../cart/schema';
import type { Membership } from '../../companies/schema/members';
import { findDeliveryOptions } from '../../delivery/queries';
import { cheapestDelivery } from '../../delivery/rules/cheapest';
import type { CartDelivery, CartDeliveryQuery } from '../../delivery/schema';
import type { Buyer } from '../../discounts/queries';
import { findShop } from '../../settings/queries';
import { regionOfPostcode } from '../../settings/rules/region-of-postcode';
import type { Shop } from '../../settings/schema/shop';
import { fail, ok, type Result } from '../../shared/result';
import { hasFreeDelivery } from '../rules/discounts';
import { placeProblems } from '../rules/places';
import { listOrderingAddresses } from './checkout-buyer';

type Place = { country: string; region: string; postcode: string; city?: string };

function labelOf({ city, postcode, country }: Place, { countries }: Shop): string {
  const name = countries.find(({ code }) => code === country)?.name ?? country;
  return [[city, postcode].filter(Boolean).join(' '), name].filter(Boolean).join(', ');
}

export type KnownPlace = Place & { label: string };

/** The place that a buyer has entered, else that of the address used last; null for none. Fails on a wrong postal code. */
export async function findDeliveryPlace(
  userId: string,
  active: Membership | null,
  { country, postcode = '' }: CartDeliveryQuery,
): Promise<Result<KnownPlace | null>> {
  const shop = await findShop();
  if (!country) {
    const [address] = await listOrderingAddresses(userId, active);
    return ok(address ? { ...address, label: labelOf(address, shop) } : null);
  }
  const place = { country, postcode, region: regionOfPostcode(country, postcode) };
  const problem = placeProblems(place).postcode;
  if (problem) return fail('invalid', 'wrong-postcode', problem, { fields: { postcode: problem } });
  return ok({ ...place, label: labelOf(place, shop) });
}

async function estimateAt(cart: Cart, place: KnownPlace | null): Promise<CartDelivery> {
  if (!place) return { place: null, cheapest: null, problems: [] };
  const lines = cart.lines.filter(({ state }) => state !== 'unavailable');
  const options = lines.length ? await findDeliveryOptions(await findShop(), place, lines) : [];
  const { country, postcode, label } = place;
  return {
    place: { country, postcode, label },
    ...cheapestDelivery(options, hasFreeDelivery(cart.discounts)),
  };
}

/** What it costs at least to send a cart to the address that the checkout proposes first. */
export async function findCartDelivery(
  cart: Cart,
  userId: string,
  active: Membership | null,
): Promise<CartDelivery> {
  const place = await findDeliveryPlace(userId, active, {});
  return estimateAt(cart, place.ok ? place.value : null);
}

/** The same for the stored cart and a place that the customer has entered, if any. Fails on a wrong postal code. */
export async function estimateCartDelivery(
  buyer: Buyer,
  active: Membership | null,
  query: CartDeliveryQuery,
): Promise<Result<CartDelivery>> {
  const [cart, place] = await Promise.all([findCart(buyer), findDeliveryPlace(buyer.userId, active, query)]);
  return place.ok ? ok(await estimateAt(cart, place.value)) : place;
}
