import { Sheet } from '../../platform/pdf-sheet';
import { formatDate } from '../../shared/dates';
import type { Shop } from '../../shop/types';
import { categoryName } from '../rules/categories';
import { perUnit } from '../rules/prices';
import { startQuantity } from '../rules/quantity';
import { choiceName, variantName } from '../rules/variants';
import type { Item } from '../types';

const figure = (value: number) => value.toLocaleString('en-US');

/** How it is sold, as rows of the second table. */
function ordering(item: Item): string[][] {
  return [
    ['Unit', item.unit],
    ...(item.packSize > 1 ? [['Pieces in a unit', figure(item.packSize)]] : []),
    ['Minimum order', figure(startQuantity(item))],
    ...(item.multiple > 1 ? [['Sold in multiples of', figure(item.multiple)]] : []),
    ['Lead time', `${item.leadTimeDays} working days`],
  ];
}

/** The data sheet of an item as a PDF: what its page says of it, without price and stock, which change too often. */
export async function dataSheetPdf(
  item: Item,
  shop: Shop,
  { picture, site }: { picture: Uint8Array | null; site: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = await Sheet.begin(`${item.name}: data sheet`, JSON.stringify([item, shop]));
  const columns = [
    { head: 'Property', width: 0.35 },
    { head: 'Value', width: 0.65 },
  ];
  sheet
    .text(`${shop.legalName} · Data sheet`, { bold: true })
    .text(`${site}/product/${item.slug}`, { muted: true })
    .space(24)
    .heading(item.name);
  if (picture) await sheet.picture(picture, 170);
  const share = picture ? 0.62 : 1;
  sheet.text(`${item.brand} · ${categoryName(item.category)} · SKU ${item.sku}`, { bold: true, share });
  if (item.successor) sheet.text('No longer made.', { share });
  for (const paragraph of item.description.split(/\n{2,}/)) sheet.space(6).text(paragraph, { share });
  sheet.clear().space(20);
  if (item.specifications.length) {
    sheet.table(
      columns,
      item.specifications.map(({ name, value }) => [name, value]),
    );
  }
  sheet.space(14).table(
    [
      { head: `Ordering (${perUnit(item)})`, width: 0.35 },
      { head: '', width: 0.65 },
    ],
    ordering(item),
  );
  sheet.space(14).table(
    [
      { head: 'SKU', width: 0.3 },
      { head: choiceName(item), width: 0.4 },
      { head: 'Maker’s number', width: 0.3 },
    ],
    item.variants.map((variant) => [variant.sku, nameBeside(variant), variant.mpn ?? '–']),
  );
  return sheet
    .space(8)
    .text(`As of ${formatDate(item.updatedAt, shop)}. The page of the item has the present state.`, {
      muted: true,
    })
    .bytes();
}

const nameBeside = (variant: Item['variants'][number]) => {
  const name = variantName(variant);
  return name === variant.sku ? '–' : name;
};
