import { decimalMoney } from '../../shared/money';
import type { Product, Variant } from '../schema/product';
import { availabilityOf } from './availability';
import type { CatalogStructure } from '../schema/structure';
import { categoryName, productTrail } from './structure';
import { productHref, variantName } from './variants';

const schemaAvailability = {
  'in-stock': 'https://schema.org/InStock',
  'out-of-stock': 'https://schema.org/OutOfStock',
  'on-backorder': 'https://schema.org/BackOrder',
  later: 'https://schema.org/PreOrder',
} as const;

/** The structured data (JSON-LD) of a product page, with the same facts as the page. `site` has no trailing slash. */
export function productFacts(
  product: Product,
  structure: CatalogStructure,
  site: string,
  now: Date,
): object[] {
  const url = `${site}/product/${product.slug}`;
  const offerOf = (variant: Variant) => ({
    '@type': 'Offer',
    url: site + productHref(product, variant.sku),
    price: decimalMoney(variant.price, product.currency),
    priceCurrency: product.currency,
    itemCondition: 'https://schema.org/NewCondition',
    availability:
      schemaAvailability[availabilityOf(product, variant.availableQuantity, now, variant.backorder).code],
  });
  const identityOf = ({ sku, mpn }: Variant) => ({ sku, ...(mpn && { mpn }) });
  const [only] = product.variants;
  return [
    {
      '@context': 'https://schema.org',
      ...(only && product.variants.length === 1
        ? { '@type': 'Product', ...identityOf(only), offers: offerOf(only) }
        : {
            '@type': 'ProductGroup',
            productGroupID: product.slug,
            variesBy: [
              ...(product.variants.some(({ color }) => color) ? ['https://schema.org/color'] : []),
              ...(product.variants.some(({ size }) => size) ? ['https://schema.org/size'] : []),
            ],
            hasVariant: product.variants.map((variant) => ({
              '@type': 'Product',
              name: `${product.name}, ${variantName(variant)}`,
              ...identityOf(variant),
              ...(variant.color && { color: variant.color.name }),
              ...(variant.size && { size: variant.size }),
              ...(variant.img && { image: site + variant.img }),
              offers: offerOf(variant),
            })),
          }),
      name: product.name,
      url,
      image: product.pictures.map((picture) => `${site}${picture}`),
      description: product.description,
      category: categoryName(structure, product.category),
      brand: { '@type': 'Brand', name: product.brand },
      ...(product.rating.count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.rating.average,
          reviewCount: product.rating.count,
        },
      }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: productTrail(structure, product).map(({ name, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: href === '/' ? site : `${site}${href}`,
      })),
    },
  ];
}
