import { notFound, permanentRedirect } from 'next/navigation';
import { FitList, type ListedFit } from '@/components/fits/fit-list';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { findUses } from '@/lib/catalog/queries/related';
import { findMovedSlug, findProduct } from '@/lib/catalog/queries/products';
import { findStructure } from '@/lib/catalog/queries/structure';
import { productTrail } from '@/lib/catalog/rules/structure';
import { findFits } from '@/lib/fits/queries';
import { withoutFits } from '@/lib/fits/rules/uses';
import { pageMetadata } from '../../../page-metadata';

type Props = { params: Promise<{ slug: string }> };

/** Rendered on the first request and cached until the product, its partners' specifications or the rules change. */
export const generateStaticParams = () => [];

async function productOf({ params }: Props) {
  const { slug } = await params;
  const product = await findProduct(slug);
  if (product) return product;
  const moved = await findMovedSlug(slug);
  if (moved) permanentRedirect(`/product/${moved}/fits`);
  notFound();
}

export async function generateMetadata(props: Props) {
  const { name, slug } = await productOf(props);
  return pageMetadata({
    title: `${name}: what fits`,
    description: `The tools and parts that fit ${name}, with the specifications that say so.`,
    path: `/product/${slug}/fits`,
  });
}

export default async function ProductFitsPage(props: Props) {
  const product = await productOf(props);
  const [structure, { machines, parts }, uses] = await Promise.all([
    findStructure(),
    findFits(product),
    findUses(product.slug),
  ]);
  const { spareFor, accessoryFor } = withoutFits(uses, machines);
  const trail = [
    ...productTrail(structure, product),
    { name: 'What fits', href: `/product/${product.slug}/fits` },
  ];
  return (
    <main id="main" className="mx-auto w-full max-w-7xl px-4 py-6">
      <Breadcrumbs trail={trail} />
      <h1 className="mt-5 text-4xl">{product.name}: what fits</h1>
      <Group title="Fits on" fits={machines} />
      <Group title="Parts that fit" fits={parts} />
      <Group title="Spare part for" fits={spareFor} />
      <Group title="Accessory for" fits={accessoryFor} />
      {machines.length + parts.length + spareFor.length + accessoryFor.length === 0 && (
        <p className="mt-8">No rule of the shop says what fits this product.</p>
      )}
    </main>
  );
}

function Group({ title, fits }: { title: string; fits: ListedFit[] }) {
  if (fits.length === 0) return null;
  return (
    <section className="mt-10" aria-label={title}>
      <h2 className="part-title mb-4">{title}</h2>
      <FitList fits={fits} />
    </section>
  );
}
