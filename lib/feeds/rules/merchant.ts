import { decimalMoney } from '../../shared/money';
import { xmlText } from '../../shared/xml';
import type { Product, Variant } from '../../catalog/schema/product';
import type { CatalogStructure } from '../../catalog/schema/structure';
import { availabilityOf } from '../../catalog/rules/availability';
import { startQuantity } from '../../catalog/rules/quantity';
import { productTrail } from '../../catalog/rules/structure';
import { productHref } from '../../catalog/rules/variants';
import { unitPrice } from '../../pricing/rules';
import { merchantShipping, type FeedShop, type MerchantShipping } from './merchant-shipping';

/**
 * The attributes of the feed, of which all after `brand` may be missing. Names, lengths and values are those of Google's
 * product data specification: https://support.google.com/merchants/answer/7052112.
 */
export const merchantColumns = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'availability',
  'price',
  'condition',
  'brand',
  'mpn',
  'identifier_exists',
  'additional_image_link',
  'availability_date',
  'product_type',
  'item_group_id',
  'color',
  'size',
  'multipack',
  'shipping_weight',
  'shipping',
] as const;

type Column = (typeof merchantColumns)[number];
/** The values of one SKU by attribute; those that don't apply are missing. Each value of a list is an attribute. */
export type MerchantItem = Partial<Record<Exclude<Column, 'shipping'>, string | string[]>> & {
  shipping?: MerchantShipping[];
};

const availabilities = {
  'in-stock': 'in_stock',
  'out-of-stock': 'out_of_stock',
  'on-backorder': 'backorder',
  later: 'preorder',
} as const;

/** Text on one line, cut at a word to at most `length` characters. */
function fit(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  return cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : length);
}

/**
 * What a search engine for products is told of one SKU. `site` has no trailing slash. Without `shop` it says nothing
 * about the charges of delivery.
 */
export function merchantItem(
  product: Product,
  variant: Variant,
  structure: CatalogStructure,
  site: string,
  now: Date,
  shop: FeedShop | null = null,
): MerchantItem {
  const { code } = availabilityOf(product, variant.availableQuantity, now, variant.backorder);
  // The price is that of the smallest quantity that can be bought.
  const units = startQuantity(product);
  const total = unitPrice(product, variant, units) * units;
  const name = [product.name, variant.color?.name, variant.size].filter(Boolean).join(', ');
  const trail = productTrail(structure, product).filter(({ href }) => href.startsWith('/shop/'));
  const picture = variant.img || product.pictures[0];
  const others = product.pictures.filter((other) => other !== picture).slice(0, 10);
  return {
    id: variant.sku.slice(0, 50),
    title: fit(name, 150),
    description: fit(product.description, 5_000),
    link: site + productHref(product, variant.sku),
    ...(picture && { image_link: site + picture }),
    availability: availabilities[code],
    price: `${decimalMoney(total, product.currency)} ${product.currency}`,
    condition: 'new',
    brand: fit(product.brand, 70),
    ...(variant.mpn ? { mpn: fit(variant.mpn, 70) } : { identifier_exists: 'no' }),
    ...(others.length > 0 && { additional_image_link: others.map((other) => site + other) }),
    ...(code === 'later' && { availability_date: product.availableFrom }),
    ...(code === 'on-backorder' && { availability_date: `${variant.backorder!.expectedOn}T00:00:00Z` }),
    ...(trail.length > 0 && { product_type: fit(trail.map((one) => one.name).join(' > '), 750) }),
    ...(product.variants.length > 1 && { item_group_id: product.slug.slice(0, 50) }),
    ...(variant.color && { color: fit(variant.color.name, 100) }),
    ...(variant.size && { size: fit(variant.size, 100) }),
    ...(units > 1 && { multipack: String(units) }),
    ...(product.weightGrams > 0 && { shipping_weight: `${product.weightGrams * units} g` }),
    ...(shop && { shipping: merchantShipping(product, { units, total }, shop) }),
  };
}

const head = (title: string, site: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>${xmlText(title)}</title><link>${xmlText(site)}</link><description>${xmlText(`Products of ${title}`)}</description>
`;

const xmlElement = (name: string, value: string): string => `<g:${name}>${xmlText(value)}</g:${name}>`;

function xmlItem(item: MerchantItem): string {
  const elements = merchantColumns.flatMap((column) =>
    [item[column] ?? []].flat().map((value) => {
      if (typeof value === 'string') return xmlElement(column, value);
      const parts = Object.entries(value).filter(([, text]) => text);
      return `<g:${column}>${parts.map(([name, text]) => xmlElement(name, text)).join('')}</g:${column}>`;
    }),
  );
  return `<item>${elements.join('')}</item>\n`;
}

/** Lists are separated by commas; a value with quotes is quoted. */
function tsvValue(value: string | (string | MerchantShipping)[] = ''): string {
  const texts = [value]
    .flat()
    .map((one) =>
      typeof one === 'string' ? one : [one.country, one.region, one.service, one.price].join(':'),
    );
  const line = texts.join(',').replace(/\s+/g, ' ');
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line;
}

/** How a feed is written: as RSS 2.0 with Google's elements, or as text with tabs. */
export const merchantFormats = {
  xml: {
    type: 'application/xml; charset=utf-8',
    head,
    item: xmlItem,
    end: '</channel></rss>\n',
  },
  tsv: {
    type: 'text/tab-separated-values; charset=utf-8',
    head: () => `${merchantColumns.join('\t')}\n`,
    item: (item: MerchantItem) => `${merchantColumns.map((column) => tsvValue(item[column])).join('\t')}\n`,
    end: '',
  },
};
