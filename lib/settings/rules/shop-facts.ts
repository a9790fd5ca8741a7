import type { Shop } from '../schema/shop';
import { iconHref } from './icons';
import { returnPolicyFacts } from './return-policy';

/** The identity of the shop in structured data: pages that say more about it name it by this. */
export const shopNode = (site: string): string => `${site}/#store`;

/** The structured data (JSON-LD) about the shop itself, for its home page. `site` has no trailing slash. */
export function shopFacts(shop: Shop, site: string): object {
  const { name, legalName, tagline, email, phone, address, foundedYear, taxId } = shop;
  const policy = returnPolicyFacts(shop);
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': shopNode(site),
    name,
    legalName,
    slogan: tagline,
    url: site,
    logo: site + iconHref(shop, 512),
    email,
    telephone: phone,
    address: address.join(', '),
    foundingDate: String(foundedYear),
    ...(taxId && { taxID: taxId }),
    ...(policy && { hasMerchantReturnPolicy: policy }),
  };
}
