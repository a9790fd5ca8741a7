import { notFound } from 'next/navigation';
import { dataSheetPdf } from '@/lib/catalog/pdf';
import { findProduct } from '@/lib/catalog/queries/products';
import { findStructure } from '@/lib/catalog/queries/structure';
import { categoryName } from '@/lib/catalog/rules/structure';
import { pictureAsJpeg } from '@/lib/images/queries';
import { siteUrl } from '@/lib/platform/env';
import { findShop } from '@/lib/settings/queries';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

/** The data sheet of a product, made from its current data and cached until the product changes. */
export async function GET(_: Request, { params }: { params: Promise<{ slug: string }> }) {
  const [product, shop] = await Promise.all([findProduct((await params).slug), findShop()]);
  if (!product) notFound();
  const category = categoryName(await findStructure(), product.category);
  const picture = await pictureAsJpeg(product.img, 480);
  return new Response(await dataSheetPdf(product, shop, { category, picture, site: siteUrl() }), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${product.slug}-data-sheet.pdf"`,
      'cache-control': 'public, max-age=0, must-revalidate',
    },
  });
}
