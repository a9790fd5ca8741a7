import type { Product, Variant } from '../../catalog/schema/product';
import type { CatalogStructure } from '../../catalog/schema/structure';
import { startQuantity } from '../../catalog/rules/quantity';
import { variantName } from '../../catalog/rules/variants';
import { priceSteps } from '../../pricing/rules';
import { decimalMoney } from '../../shared/money';
import { xmlText } from '../../shared/xml';

/** Who offers the catalog, and what it is called. `site` has no trailing slash. */
export type BmecatHead = {
  name: string;
  legalName: string;
  email: string;
  phone: string;
  currency: string;
  site: string;
  at: Date;
};

type Content = string | number | (string | undefined)[];

/** An element; its text is escaped, its parts are elements already. Nothing for an empty text. */
function element(name: string, content: Content, attributes: Record<string, string> = {}): string {
  const inner = Array.isArray(content) ? content.join('') : xmlText(String(content));
  if (inner === '') return '';
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  return `<${name}${given.join('')}>${inner}</${name}>`;
}

/** Text on one line of at most `length` characters, as the fields of the format are limited. */
const line = (text: string, length: number) =>
  [...text.replace(/\s+/g, ' ').trim()].slice(0, length).join('').trim();

/** The version of a catalog, each of which replaces the one before: the year and the day in it, as 26.330. */
function versionOf(at: Date): string {
  const year = at.getUTCFullYear();
  const day = Math.floor((at.getTime() - Date.UTC(year, 0, 1)) / 86_400_000) + 1;
  return `${String(year % 100).padStart(2, '0')}.${String(day).padStart(3, '0')}`;
}

const rootGroup = 'catalog';
const supplier = 'supplier';

/** The beginning of a catalog: its header and its groups, which are the categories. */
export function bmecatHead(head: BmecatHead, structure: CatalogStructure): string {
  const { name, legalName, email, phone, currency, site, at } = head;
  const known = new Set(structure.categories.map(({ slug }) => slug));
  const parents = new Set(structure.categories.map(({ parent }) => parent));
  const groups = structure.categories.map((category, index) =>
    element(
      'CATALOG_STRUCTURE',
      [
        element('GROUP_ID', category.slug.slice(0, 50)),
        element('GROUP_NAME', line(category.name, 100)),
        element(
          'PARENT_ID',
          category.parent && known.has(category.parent) ? category.parent.slice(0, 50) : rootGroup,
        ),
        element('GROUP_ORDER', index + 1),
      ],
      { type: parents.has(category.slug) ? 'node' : 'leaf' },
    ),
  );
  const root = [
    element('GROUP_ID', rootGroup),
    element('GROUP_NAME', line(name, 100)),
    // The format names the parent of the root so.
    element('PARENT_ID', '0'),
  ];
  const address = [
    element('NAME', line(legalName, 50)),
    element('PHONE', line(phone, 30)),
    element('EMAIL', line(email, 255)),
    element('URL', site),
  ];
  const header = [
    element('GENERATOR_INFO', 'Hexbolt'),
    element('CATALOG', [
      element('LANGUAGE', 'eng', { default: 'true' }),
      element('CATALOG_ID', 'products'),
      element('CATALOG_VERSION', versionOf(at)),
      element('CATALOG_NAME', line(name, 100)),
      element('GENERATION_DATE', at.toISOString()),
      element('CURRENCY', currency),
    ]),
    element('SUPPLIER_IDREF', supplier, { type: 'supplier_specific' }),
    element('PARTIES', [
      element('PARTY', [
        element('PARTY_ID', supplier, { type: 'supplier_specific' }),
        element('PARTY_ROLE', 'supplier'),
        element('ADDRESS', address),
      ]),
    ]),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<BMECAT version="2005" xmlns="http://www.bmecat.org/bmecat/2005fd">${element('HEADER', header)}
<T_NEW_CATALOG>${element('CATALOG_GROUP_SYSTEM', [
    element('GROUP_SYSTEM_ID', 'categories'),
    element('CATALOG_STRUCTURE', root, { type: 'root' }),
    ...groups,
  ])}
`;
}

/** The end of a catalog, after the products and their groups. */
export const bmecatEnd = '</T_NEW_CATALOG></BMECAT>\n';

// The codes of UN/ECE Recommendations 20 and 21 for the first word of a unit; any other unit is a piece.
const unitCodes = new Map(
  Object.entries({
    pack: 'PK',
    box: 'BX',
    pair: 'PR',
    set: 'SET',
    roll: 'RO',
    bag: 'BG',
    can: 'CA',
    kg: 'KGM',
    liter: 'LTR',
    meter: 'MTR',
  }),
);
const piece = 'C62';
const unitOf = (unit: string) =>
  unitCodes.get(unit.trim().toLowerCase().split(/\s+/)[0]!.replace(/s$/, '')) ?? piece;

/** The name of a classification with its release, and the code: `14.0:23110101` is of ECLASS-14.0. */
function classified(system: string, value: string): string {
  if (!value) return '';
  const [code = '', release] = value.split(':').reverse();
  return element('PRODUCT_FEATURES', [
    element('REFERENCE_FEATURE_SYSTEM_NAME', release ? `${system}-${release}` : system),
    element('REFERENCE_FEATURE_GROUP_ID', code),
  ]);
}

function features(product: Product, variant: Variant): string[] {
  const own = [
    ...(variant.color ? [{ name: 'Color', value: variant.color.name }] : []),
    ...(variant.size ? [{ name: product.sizeName, value: variant.size }] : []),
  ];
  const all = [...own, ...product.specifications.filter(({ name }) => !own.some((one) => one.name === name))];
  const rows = all.map(({ name, value }, index) =>
    element('FEATURE', [
      element('FNAME', line(name, 80)),
      element('FVALUE', line(value, 80)),
      element('FORDER', index + 1),
    ]),
  );
  return [
    element('PRODUCT_FEATURES', rows),
    classified('ECLASS', product.eclass),
    classified('UNSPSC', product.unspsc),
  ];
}

function orderDetails(product: Product): string {
  const { packSize, multiple, maxQuantity } = product;
  return element('PRODUCT_ORDER_DETAILS', [
    element('ORDER_UNIT', unitOf(product.unit)),
    ...(packSize > 1 ? [element('CONTENT_UNIT', piece), element('NO_CU_PER_OU', packSize)] : []),
    element('PRICE_QUANTITY', 1),
    element('QUANTITY_MIN', startQuantity(product)),
    element('QUANTITY_INTERVAL', multiple),
    maxQuantity === null ? '' : element('QUANTITY_MAX', maxQuantity),
  ]);
}

// The types that the format names; a browser shows WebP, which it doesn't, all the same.
const mimeTypes = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['pdf', 'application/pdf'],
]);

function mime(source: string, purpose: string, order: number, description = ''): string {
  const type = mimeTypes.get(source.split('.').at(-1)!.toLowerCase());
  return element('MIME', [
    type && element('MIME_TYPE', type),
    element('MIME_SOURCE', source.slice(0, 255)),
    element('MIME_DESCR', line(description, 250)),
    element('MIME_PURPOSE', purpose),
    element('MIME_ORDER', order),
  ]);
}

function media({ pictures, documents }: Product, { img }: Variant, site: string): string {
  const absolute = (href: string) => (href.startsWith('/') ? site + href : href);
  const shown = [...new Set([img || pictures[0], ...pictures].flatMap((each) => each || []))];
  return element('MIME_INFO', [
    ...shown.map((each, index) => mime(absolute(each), index === 0 ? 'normal' : 'detail', index + 1)),
    ...documents.map(({ href, title }, index) =>
      mime(absolute(href), 'data_sheet', shown.length + index + 1, title),
    ),
  ]);
}

/**
 * One SKU as an element of the catalog: its price of one unit from each quantity on is without tax, a list price or, for
 * a variant with contract prices, that of the customer. A SKU of more than 32 characters has no place in the format, and
 * gives nothing.
 */
export function bmecatProduct(
  product: Product,
  variant: Variant & { contract?: { from: number; price: number }[]; ownNumber?: string },
  site: string,
): string {
  if (variant.sku.length > 32) return '';
  const name = product.variants.length > 1 ? `${product.name}, ${variantName(variant)}` : product.name;
  const prices = priceSteps(product, variant, startQuantity(product)).map(({ from, price }) =>
    element(
      'PRODUCT_PRICE',
      [
        element('PRICE_AMOUNT', decimalMoney(price, product.currency)),
        element('PRICE_CURRENCY', product.currency),
        element('LOWER_BOUND', from),
      ],
      { price_type: variant.contract ? 'net_customer' : 'net_list' },
    ),
  );
  const details = [
    element('DESCRIPTION_SHORT', line(name, 150)),
    element('DESCRIPTION_LONG', product.description.slice(0, 64_000)),
    element('BUYER_PID', line(variant.ownNumber ?? '', 50), { type: 'buyer_specific' }),
    element('MANUFACTURER_PID', line(variant.mpn ?? '', 50)),
    element('MANUFACTURER_NAME', line(product.brand, 50)),
    element('DELIVERY_TIME', product.leadTimeDays),
    ...product.tags.map((tag) => element('KEYWORD', line(tag, 50))),
  ];
  return `${element('PRODUCT', [
    element('SUPPLIER_PID', variant.sku),
    element('PRODUCT_DETAILS', details),
    ...features(product, variant),
    orderDetails(product),
    element('PRODUCT_PRICE_DETAILS', prices),
    media(product, variant, site),
  ])}\n`;
}

/** The place of a SKU in the groups; all of them follow all products. */
export const bmecatPlace = (sku: string, category: string): string =>
  sku.length > 32
    ? ''
    : `${element('PRODUCT_TO_CATALOGGROUP_MAP', [
        element('PROD_ID', sku),
        element('CATALOG_GROUP_ID', category.slice(0, 50)),
      ])}\n`;
