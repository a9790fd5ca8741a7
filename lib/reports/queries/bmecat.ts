import { bmecatEnd, bmecatHead, bmecatPlace, bmecatProduct } from '../../feeds/rules/bmecat';
import type { OfferedProduct } from '../../catalog/schema/product';
import { listProducts } from '../../catalog/queries/products';
import { findStructure } from '../../catalog/queries/structure';
import { now } from '../../platform/clock';
import { siteUrl } from '../../platform/env';
import { findShop } from '../../settings/queries';
import { eachCompanyOfferBatch } from './company-price-list';

async function* eachListedBatch(): AsyncGenerator<OfferedProduct[]> {
  for (let after = ''; ;) {
    const products = await listProducts({ after });
    const last = products.at(-1);
    if (!last) return;
    yield products;
    after = last.id;
  }
}

/**
 * The catalog as BMEcat 2005, read in batches: every variant for sale at its list price or, for a company, what it may
 * buy at its own prices and with its part numbers. The user is a member of the company, or staff.
 */
export async function* bmecatParts(buyer?: { userId: string; companyId: string }): AsyncGenerator<string> {
  const [shop, structure, site] = [await findShop(), await findStructure(), siteUrl()];
  yield bmecatHead({ ...shop, site, at: now() }, structure);
  // All places follow all products.
  const places: string[] = [];
  for await (const products of buyer ? eachCompanyOfferBatch(buyer) : eachListedBatch()) {
    const offers = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })));
    places.push(offers.map(({ product, variant }) => bmecatPlace(variant.sku, product.category)).join(''));
    yield offers.map(({ product, variant }) => bmecatProduct(product, variant, site)).join('');
  }
  yield* places;
  yield bmecatEnd;
}
