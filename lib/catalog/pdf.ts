import { PdfBuilder } from '../platform/pdf-builder';
import { pictureAsJpeg } from '../images/queries';
import { siteUrl } from '../platform/env';
import { findShop, logoForPdf } from '../settings/queries';
import type { Shop } from '../settings/schema/shop';
import { formatDate } from '../shared/dates';
import { findStructure } from './queries/structure';
import { categoryName } from './rules/structure';
import { fieldRowsOf, productFields } from './rules/product-fields';
import { perUnit } from './rules/units';
import { choiceName, variantName } from './rules/variants';
import type { Product } from './schema/product';

function variantRow(variant: Product['variants'][number]): string[] {
  const name = variantName(variant);
  return [variant.sku, name === variant.sku ? '–' : name, variant.mpn ?? '–'];
}

/**
 * The data sheet of a product, with the name of its category: the facts on its page without price and stock, which would soon be out of date in a
 * file.
 */
export async function dataSheetPdf(
  product: Product,
  shop: Shop,
  { category, picture, site }: { category: string; picture: Uint8Array | null; site: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const updatedOn = formatDate(product.updatedAt, shop);
  const pdf = await PdfBuilder.create(
    `${product.name}: data sheet`,
    JSON.stringify([product, category, shop, updatedOn]),
    { logo: await logoForPdf(shop) },
  );
  pdf
    .letterhead([
      `${shop.legalName} · Data sheet`,
      `${site}/${product.state === 'exclusive' ? 'productDetails' : 'product'}/${product.slug}`,
    ])
    .space(24)
    .heading(product.name);
  if (picture) await pdf.picture(picture, 170);
  const share = picture ? 0.62 : 1;
  pdf.text(`${product.brand} · ${category} · SKU ${product.sku}`, {
    bold: true,
    share,
  });
  if (product.successor) pdf.text('No longer made.', { share });
  for (const paragraph of product.description.split(/\n{2,}/)) pdf.space(6).text(paragraph, { share });
  pdf.clearPicture().space(20);
  if (product.specifications.length) {
    pdf.table(
      [
        { title: 'Property', width: 0.35 },
        { title: 'Value', width: 0.65 },
      ],
      product.specifications.map(({ name, value }) => [name, value]),
    );
  }
  return pdf
    .space(14)
    .table(
      [
        { title: `Ordering (${perUnit(product)})`, width: 0.35 },
        { title: '', width: 0.65 },
      ],
      fieldRowsOf(product, productFields),
    )
    .space(14)
    .table(
      [
        { title: 'SKU', width: 0.3 },
        { title: choiceName(product), width: 0.4 },
        { title: 'Manufacturer part number', width: 0.3 },
      ],
      product.variants.map(variantRow),
    )
    .space(8)
    .text(`As of ${updatedOn}. See the product page for current information.`, { muted: true })
    .bytes();
}

/** The data sheet of a product with its picture, from its current data. */
export async function makeDataSheet(product: Product): Promise<Uint8Array<ArrayBuffer>> {
  const [shop, structure] = await Promise.all([findShop(), findStructure()]);
  const category = categoryName(structure, product.category);
  const picture = await pictureAsJpeg(product.img, 480);
  return dataSheetPdf(product, shop, { category, picture, site: siteUrl() });
}
