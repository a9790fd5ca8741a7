import { collectionMethodId } from './collection';
import type { DeliveryRate, DeliveryZone, FlatDeliveryMethod } from '../schema/delivery';
import type { Shop } from '../schema/shop';
import { regionsOf } from './regions';

/** Methods and zones that charge exactly what these methods charge everywhere. */
export function flatDelivery(methods: FlatDeliveryMethod[]): Pick<Shop, 'deliveryMethods' | 'deliveryZones'> {
  const rateOf = ({ price, freeFrom, minDays, maxDays }: FlatDeliveryMethod): DeliveryRate => ({
    basis: 'value',
    bands: [{ from: 0, charge: price }],
    freeFrom,
    surcharge: 0,
    minDays,
    maxDays,
  });
  const isSent = ({ id }: FlatDeliveryMethod) => id !== collectionMethodId;
  return {
    deliveryMethods: methods.map((method) => ({
      id: method.id,
      name: method.name,
      description: method.description,
      isExpress: method.id.split('-').includes('express'),
      collection: isSent(method) ? null : rateOf(method),
    })),
    deliveryZones: [
      {
        name: 'Everywhere',
        isRest: true,
        places: [],
        rates: methods.filter(isSent).map((method) => ({ method: method.id, ...rateOf(method) })),
      },
    ],
  };
}

type Problem = { path: string; message: string };
type Delivery = Pick<Shop, 'deliveryMethods' | 'deliveryZones' | 'countries'>;

function placeProblems({ places, isRest }: DeliveryZone, countries: Shop['countries']): Problem[] {
  if (isRest) return [];
  if (places.length === 0) return [{ path: 'name', message: 'needs a country, or the rest of the world' }];
  return places.flatMap(({ country, regions }, index) => {
    if (!countries.some(({ code }) => code === country))
      return [{ path: `places.${index}.country`, message: 'is not among the countries of the shop' }];
    const known = regionsOf(country);
    const unknown = regions.find((region) => known && !known.some(({ code }) => code === region));
    return unknown
      ? [{ path: `places.${index}.regions`, message: `${unknown} is no state or province there` }]
      : [];
  });
}

function rateProblems({ rates }: DeliveryZone, methods: Shop['deliveryMethods']): Problem[] {
  const problem = (index: number, message: string) => ({ path: `rates.${index}.method`, message });
  return rates.flatMap(({ method }, index) => {
    if (!methods.some(({ id, collection }) => id === method && !collection))
      return [problem(index, 'is not a method that sends goods')];
    return rates.findIndex((other) => other.method === method) < index
      ? [problem(index, 'has rates in this zone already')]
      : [];
  });
}

/** What doesn't fit together in the delivery settings, each with the path of its field. */
export function deliveryProblems({ deliveryMethods, deliveryZones, countries }: Delivery): Problem[] {
  const rest = deliveryZones.findIndex(({ isRest }) => isRest);
  return deliveryZones.flatMap((zone, at) => {
    const own = [...placeProblems(zone, countries), ...rateProblems(zone, deliveryMethods)];
    if (rest >= 0 && rest < at)
      own.push({ path: 'name', message: 'is never used: it comes after the rest of the world' });
    return own.map(({ path, message }) => ({ path: `deliveryZones.${at}.${path}`, message }));
  });
}
