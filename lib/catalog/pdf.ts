import { Sheet } from '../platform/pdf-sheet';
import { formatDate } from '../shared/dates';
import type { Shop } from '../settings/types';
import { categoryName } from './rules/categories';
import { startQuantity } from './rules/quantity';
import { choiceName, variantName } from './rules/variants';
import type { Product } from './types';
import { perUnit } from './rules/units';

const figure = (value: number) => value.toLocaleString('en-US');

/** How it is sold, as rows of the second table. */
function ordering(product: Product): string[][] {
  return [
    ['Unit', product.unit],
    ...(product.packSize > 1 ? [['Pieces in a unit', figure(product.packSize)]] : []),
    ['Minimum order', figure(startQuantity(product))],
    ...(product.multiple > 1 ? [['Sold in multiples of', figure(product.multiple)]] : []),
    ['Lead time', `${product.leadTimeDays} working days`],
  ];
}

/** The data sheet of an item as a PDF: what its page says of it, without price and stock, which change too often. */
export async function dataSheetPdf(
  product: Product,
  shop: Shop,
  { picture, site }: { picture: Uint8Array | null; site: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = await Sheet.begin(`${product.name}: data sheet`, JSON.stringify([product, shop]));
  const columns = [
    { head: 'Property', width: 0.35 },
    { head: 'Value', width: 0.65 },
  ];
  sheet
    .text(`${shop.legalName} · Data sheet`, { bold: true })
    .text(`${site}/product/${product.slug}`, { muted: true })
    .space(24)
    .heading(product.name);
  if (picture) await sheet.picture(picture, 170);
  const share = picture ? 0.62 : 1;
  sheet.text(`${product.brand} · ${categoryName(product.category)} · SKU ${product.sku}`, {
    bold: true,
    share,
  });
  if (product.successor) sheet.text('No longer made.', { share });
  for (const paragraph of product.description.split(/\n{2,}/)) sheet.space(6).text(paragraph, { share });
  sheet.clear().space(20);
  if (product.specifications.length) {
    sheet.table(
      columns,
      product.specifications.map(({ name, value }) => [name, value]),
    );
  }
  sheet.space(14).table(
    [
      { head: `Ordering (${perUnit(product)})`, width: 0.35 },
      { head: '', width: 0.65 },
    ],
    ordering(product),
  );
  sheet.space(14).table(
    [
      { head: 'SKU', width: 0.3 },
      { head: choiceName(product), width: 0.4 },
      { head: 'Maker’s number', width: 0.3 },
    ],
    product.variants.map((variant) => [variant.sku, nameBeside(variant), variant.mpn ?? '–']),
  );
  return sheet
    .space(8)
    .text(`As of ${formatDate(product.updatedAt, shop)}. The page of the item has the present state.`, {
      muted: true,
    })
    .bytes();
}

const nameBeside = (variant: Product['variants'][number]) => {
  const name = variantName(variant);
  return name === variant.sku ? '–' : name;
};
