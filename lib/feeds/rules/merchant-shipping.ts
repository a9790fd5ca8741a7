import type { Product } from '../../catalog/schema/product';
import { deliveryGoods, measureGoods } from '../../delivery/rules/goods';
import { chargeOf } from '../../delivery/rules/offers';
import { zoneOf, type DeliveryPlace } from '../../delivery/rules/zones';
import { collectionMethodId } from '../../settings/rules/collection';
import type { Shop } from '../../settings/schema/shop';
import { decimalMoney } from '../../shared/money';

/** What it costs to send an item to a place, by the sub-attributes of Google's `shipping`. */
export type MerchantShipping = { country: string; region: string; service: string; price: string };

export type FeedShop = Pick<Shop, 'deliveryMethods' | 'deliveryZones' | 'countries' | 'currency'>;

/** The countries of which Google's feed names regions. */
const regional = new Set(['US', 'AU', 'JP']);

/**
 * The places whose charges a feed can say: countries, and their states that have other rates, which count before the
 * country. Countries with rates by postal code, or by regions that the feed can't name, are left out.
 */
function placesOf({ countries, deliveryZones }: FeedShop): DeliveryPlace[] {
  return countries.flatMap(({ code: country }) => {
    const parts = deliveryZones.flatMap(({ places }) => places.filter((place) => place.country === country));
    const regions = [...new Set(parts.flatMap((part) => part.regions))];
    if (parts.some(({ postcodes }) => postcodes.length) || (regions.length && !regional.has(country)))
      return [];
    return ['', ...regions].map((region) => ({ country, region }));
  });
}

/** The cheapest delivery of units of a product that cost `total` to each place of a feed; not where there is none. */
export function merchantShipping(
  product: Product,
  { units, total }: { units: number; total: number },
  shop: FeedShop,
): MerchantShipping[] {
  const measure = measureGoods([deliveryGoods({ name: product.name, quantity: units, total }, product)]);
  return placesOf(shop).flatMap((place) => {
    const rates = zoneOf(shop.deliveryZones, place)?.rates ?? [];
    const offers = shop.deliveryMethods.flatMap(({ id, name, isExpress }) => {
      const rate = rates.find(({ method }) => method === id);
      if (!rate || id === collectionMethodId || (isExpress && product.dangerousGoods)) return [];
      const charge = chargeOf(rate, measure)?.charge;
      return charge === undefined ? [] : [{ name, charge }];
    });
    const [cheapest] = offers.sort((one, other) => one.charge - other.charge);
    if (!cheapest) return [];
    // Commas and colons separate values in the text format.
    const service = cheapest.name.replace(/[,:"]/g, ' ');
    return [{ ...place, service, price: `${decimalMoney(cheapest.charge, shop.currency)} ${shop.currency}` }];
  });
}
