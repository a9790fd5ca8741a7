import { notFound, permanentRedirect } from 'next/navigation';
import { JsonLd } from '@/components/content/json-ld';
import { ProductPage } from '@/components/product/product-page';
import { findProduct, findMovedSlug, listFirstProducts } from '@/lib/catalog/queries/products';
import { findStructure } from '@/lib/catalog/queries/structure';
import { findRelated } from '@/lib/catalog/queries/related';
import { productFacts } from '@/lib/catalog/rules/product-facts';
import { findFits } from '@/lib/fits/queries';
import { siteUrl } from '@/lib/platform/env';
import { now } from '@/lib/platform/clock';
import { listQuestions } from '@/lib/questions/queries';
import { findShownReviews } from '@/lib/reviews/queries';
import { formatMoney } from '@/lib/shared/money';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { pageMetadata } from '../../page-metadata';

type Props = { params: Promise<{ slug: string }> };

/**
 * Product pages are rendered on the first request and cached until their product changes. The build prerenders one:
 * without it Next does not prefetch such pages.
 */
export async function generateStaticParams() {
  return (await listFirstProducts(1)).map(({ slug }) => ({ slug }));
}

async function productOf({ params }: Props) {
  const { slug } = await params;
  const product = await findProduct(slug);
  if (product) return product;
  const moved = await findMovedSlug(slug);
  if (moved) permanentRedirect(`/product/${moved}`);
  notFound();
}

export async function generateMetadata(props: Props) {
  const product = await productOf(props);
  const { brand, name, sku, price, currency, slug } = product;
  const summary = product.description.split('\n')[0] ?? '';
  return pageMetadata({
    title: name,
    description: `${brand} ${name}, ${sku}, from ${formatMoney(price, currency)}. ${summary}`.slice(0, 180),
    path: `/product/${slug}`,
    picture: `/product/${slug}/picture`,
  });
}

export default async function Product(props: Props) {
  const product = await productOf(props);
  const [related, fits, structure, reviews, questions, shop] = await Promise.all([
    findRelated(product),
    findFits(product),
    findStructure(),
    findShownReviews(product),
    listQuestions(product.id),
    findShop(),
  ]);
  const made = now();
  return (
    <>
      {productFacts(product, structure, siteUrl(), made).map((data, index) => (
        <JsonLd key={index} data={data} />
      ))}
      <ProductPage
        product={product}
        structure={structure}
        related={related}
        fits={fits}
        ratings={reviews.ratings}
        reviews={reviews.newest}
        questions={questions}
        now={made}
        clock={clockSettings(shop)}
      />
    </>
  );
}
