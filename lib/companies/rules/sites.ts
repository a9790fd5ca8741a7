import type { PostalAddress, Site } from '../schema/company';

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** The site to which an address belongs, by street, postal code and country however they are written; null for none. */
export function siteAt(
  sites: Pick<Site, 'id' | 'address'>[],
  address: Pick<PostalAddress, 'line1' | 'postcode' | 'country'>,
): string | null {
  const keyOf = ({ line1, postcode, country }: typeof address) =>
    [line1, postcode, country].map(plain).join(' ');
  return sites.find((site) => keyOf(site.address) === keyOf(address))?.id ?? null;
}
