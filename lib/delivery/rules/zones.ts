import type { DeliveryZone, ZonePlace } from '../../settings/schema/delivery';

/** Where goods go. An unknown postal code is empty and lies in no part of a country that is named by its codes. */
export type DeliveryPlace = { country: string; region: string; postcode?: string };

const plainCode = (code: string) => code.toUpperCase().replace(/[ -]/g, '');

function contains({ country, regions, postcodes }: ZonePlace, place: DeliveryPlace): boolean {
  if (country !== place.country) return false;
  if (regions.length > 0 && !regions.includes(place.region)) return false;
  const code = plainCode(place.postcode ?? '');
  return postcodes.length === 0 || postcodes.some((beginning) => code.startsWith(plainCode(beginning)));
}

/** The first zone that has a place; undefined when none has. */
export function zoneOf(zones: DeliveryZone[], place: DeliveryPlace): DeliveryZone | undefined {
  return zones.find(({ isRest, places }) => isRest || places.some((one) => contains(one, place)));
}
