import { collectionMethodId } from '../../settings/rules/collection';
import type { DeliveryMethod, DeliveryRate } from '../../settings/schema/delivery';
import { regionsOf } from '../../settings/rules/regions';
import type { Shop } from '../../settings/schema/shop';
import { decimalMoney } from '../../shared/money';

/** The settings that the published charges follow from. */
type ShippingShop = Pick<Shop, 'deliveryMethods' | 'deliveryZones' | 'countries' | 'currency'>;

/** Where rates count: a country, or these parts of it. */
type Region = { country: string; regions: string[]; postcodes: string[] };

/**
 * The places of a zone that no zone before it has. A country of which an earlier zone has states is named by the other
 * states; one of which it has postal codes is left out, since the rest of it can't be named.
 */
function regionsOfZone({ deliveryZones, countries }: ShippingShop, index: number): Region[] {
  const { isRest, places } = deliveryZones[index]!;
  const earlier = deliveryZones.slice(0, index);
  if (earlier.some((zone) => zone.isRest)) return [];
  const named = isRest
    ? countries.map(({ code }) => ({ country: code, regions: [], postcodes: [] }))
    : places.filter(({ country }) => countries.some(({ code }) => code === country));
  return named.flatMap((place) => {
    const taken = earlier.flatMap((zone) => zone.places.filter(({ country }) => country === place.country));
    if (taken.some(({ regions, postcodes }) => regions.length === 0 && postcodes.length === 0)) return [];
    if (place.postcodes.length) return taken.length || place.regions.length ? [] : [place];
    if (taken.some(({ postcodes }) => postcodes.length)) return [];
    const gone = new Set(taken.flatMap(({ regions }) => regions));
    if (gone.size === 0) return [place];
    const all = place.regions.length
      ? place.regions
      : (regionsOf(place.country) ?? []).map(({ code }) => code);
    const regions = all.filter((code) => !gone.has(code));
    return regions.length ? [{ ...place, regions }] : [];
  });
}

const destination = ({ country, regions, postcodes }: Region) => ({
  '@type': 'DefinedRegion',
  addressCountry: country,
  ...(regions.length > 0 && { addressRegion: regions }),
  ...(postcodes.length > 0 && { postalCodePrefix: postcodes }),
});

type Range = { from: number; to: number };
/** A charge in minor units, and the weight in grams and the value in minor units for which it counts. */
type Step = { charge: number; weight: Range; value: Range };
const everything: Range = { from: 0, to: Infinity };

/** The charges of a table, free delivery included; what isn't offered is left out. */
function steps({ basis, bands, freeFrom }: DeliveryRate): Step[] {
  const below = { from: 0, to: (freeFrom ?? Infinity) - 1 };
  const above = { from: freeFrom ?? Infinity, to: Infinity };
  return bands
    .flatMap(({ from, charge }, index): Step[] => {
      if (charge === null) return [];
      const band = { from, to: (bands[index + 1]?.from ?? Infinity) - 1 };
      return [
        { charge, part: below },
        { charge: 0, part: above },
      ].map(({ charge: paid, part }) =>
        basis === 'weight'
          ? { charge: paid, weight: band, value: part }
          : {
              charge: paid,
              weight: everything,
              value: { from: Math.max(band.from, part.from), to: Math.min(band.to, part.to) },
            },
      );
    })
    .filter(({ value }) => value.from <= value.to && value.from < Infinity);
}

/** The bounds of a range; nothing for one without. */
const bounds = ({ from, to }: Range, write: (value: number) => number) =>
  from === 0 && to === Infinity
    ? null
    : { minValue: write(from), ...(to < Infinity && { maxValue: write(to) }) };

function conditions(rate: DeliveryRate, regions: Region[], currency: string): object[] {
  const amount = (minor: number) => Number(decimalMoney(minor, currency));
  const transitTime = {
    '@type': 'ServicePeriod',
    duration: {
      '@type': 'QuantitativeValue',
      minValue: rate.minDays,
      maxValue: rate.maxDays,
      unitCode: 'DAY',
    },
  };
  return steps(rate).map(({ charge, weight, value }) => {
    const [weights, values] = [bounds(weight, (grams) => grams), bounds(value, amount)];
    return {
      '@type': 'ShippingConditions',
      shippingDestination: regions.map(destination),
      ...(weights && { weight: { '@type': 'QuantitativeValue', unitCode: 'GRM', ...weights } }),
      ...(values && { orderValue: { '@type': 'MonetaryAmount', currency, ...values } }),
      shippingRate: { '@type': 'MonetaryAmount', value: amount(charge), currency },
      transitTime,
    };
  });
}

/**
 * What the delivery methods cost where, as structured data about the shop; what it adds for oversize goods can't be said
 * in it. Collection is no delivery.
 */
export function shippingFacts(shop: ShippingShop): object[] {
  const { deliveryMethods, deliveryZones, currency } = shop;
  const serviceOf = ({ id, name, description }: DeliveryMethod) => ({
    '@type': 'ShippingService',
    name,
    ...(description && { description }),
    fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
    shippingConditions: deliveryZones.flatMap(({ rates }, index) => {
      const regions = regionsOfZone(shop, index);
      const own = regions.length ? rates.filter(({ method }) => method === id) : [];
      return own.flatMap((rate) => conditions(rate, regions, currency));
    }),
  });
  return deliveryMethods
    .filter(({ id }) => id !== collectionMethodId)
    .map(serviceOf)
    .filter(({ shippingConditions }) => shippingConditions.length > 0);
}
