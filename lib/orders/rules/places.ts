import { regionsOf } from '../../settings/rules/regions';
import { collectionMethodId } from '../../settings/rules/collection';

export { regionsOf } from '../../settings/rules/regions';

const postcodes = new Map([
  ['US', { pattern: /^\d{5}(-\d{4})?$/, example: '44114' }],
  ['CA', { pattern: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, example: 'K1A 0B1' }],
  ['GB', { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, example: 'SW1A 1AA' }],
  ['DE', { pattern: /^\d{5}$/, example: '10115' }],
]);

/** The name of the field for the postcode in a country. */
export function postcodeLabel(country: string): string {
  return country === 'US' ? 'ZIP code' : 'Postal code';
}

type Place = { country: string; region: string; postcode: string };

/** The problems with region and postcode of an address, by field; empty when there are none. */
export function placeProblems({ country, region, postcode }: Place): Partial<Record<keyof Place, string>> {
  const problems: Partial<Record<keyof Place, string>> = {};
  const known = regionsOf(country);
  if (known && !known.some(({ code }) => code === region)) problems.region = 'Choose a state or province';
  const rule = postcodes.get(country);
  if (rule && !rule.pattern.test(postcode))
    problems.postcode = `Enter a ${country === 'US' ? 'ZIP' : 'postal'} code such as ${rule.example}`;
  return problems;
}

/** Whether the customer collects the goods at the trade counter; the address is then the billing address. */
export const isCollected = ({ delivery }: { delivery: { id: string } }): boolean =>
  delivery.id === collectionMethodId;

/** The lines of an address as printed on a parcel. */
export function addressLines(
  address: Place & { name: string; company: string; line1: string; line2: string; city: string },
  countries: { code: string; name: string }[],
): string[] {
  const { name, company, line1, line2, city, region, postcode, country } = address;
  const town = [region ? `${city},` : city, region, postcode].filter(Boolean).join(' ');
  const countryName = countries.find(({ code }) => code === country)?.name ?? country;
  return [name, company, line1, line2, town, countryName].filter(Boolean);
}
