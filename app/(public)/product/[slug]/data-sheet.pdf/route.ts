import { notFound } from 'next/navigation';
import { makeDataSheet } from '@/lib/catalog/pdf';
import { findProduct } from '@/lib/catalog/queries/products';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

/** The data sheet of a public product, made from its current data and cached until the product changes. */
export async function GET(_: Request, { params }: { params: Promise<{ slug: string }> }) {
  const product = await findProduct((await params).slug);
  if (!product) notFound();
  return new Response(await makeDataSheet(product), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${product.slug}-data-sheet.pdf"`,
      'cache-control': 'public, max-age=0, must-revalidate',
    },
  });
}
