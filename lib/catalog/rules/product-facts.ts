import { decimalMoney } from '../../shared/money';
import type { Item } from '../types';
import { availabilityOf } from './availability';
import { categoryName } from './categories';

const schemaAvailability = {
  'in-stock': 'https://schema.org/InStock',
  'out-of-stock': 'https://schema.org/OutOfStock',
  later: 'https://schema.org/PreOrder',
} as const;

/** The facts of a product page for search engines: the same that the page shows. `site` has no trailing slash. */
export function productFacts(item: Item, site: string, now: Date): object[] {
  const url = `${site}/product/${item.slug}`;
  const offers = item.variants.map((variant) => ({
    '@type': 'Offer',
    sku: variant.sku,
    ...(variant.mpn && { mpn: variant.mpn }),
    url,
    price: decimalMoney(variant.price, item.currency),
    priceCurrency: item.currency,
    itemCondition: 'https://schema.org/NewCondition',
    availability: schemaAvailability[availabilityOf(item, variant.availableQuantity, now).code],
  }));
  const trail = [
    { name: 'Home', path: '' },
    { name: 'Shop', path: '/shop' },
    { name: categoryName(item.category), path: `/shop/${item.category}` },
    { name: item.name, path: `/product/${item.slug}` },
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: item.name,
      sku: item.sku,
      url,
      image: item.pictures.map((picture) => `${site}${picture}`),
      description: item.description,
      category: categoryName(item.category),
      brand: { '@type': 'Brand', name: item.brand },
      offers:
        offers.length === 1
          ? offers[0]
          : {
              '@type': 'AggregateOffer',
              lowPrice: decimalMoney(item.price, item.currency),
              highPrice: decimalMoney(item.priceTo, item.currency),
              priceCurrency: item.currency,
              offerCount: offers.length,
              offers,
            },
      ...(item.rating.count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: item.rating.average,
          reviewCount: item.rating.count,
        },
      }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${site}${path}`,
      })),
    },
  ];
}
