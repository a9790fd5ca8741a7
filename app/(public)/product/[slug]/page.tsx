import { notFound, permanentRedirect } from 'next/navigation';
import { JsonLd } from '@/components/content/json-ld';
import { ProductPage } from '@/components/product/product-page';
import { findItem, findMovedSlug, listFirstItems } from '@/lib/catalog/queries/items';
import { findRelated } from '@/lib/catalog/queries/related';
import { productFacts } from '@/lib/catalog/rules/product-facts';
import { siteUrl } from '@/lib/platform/env';
import { now } from '@/lib/platform/clock';
import { findRatings, listReviews } from '@/lib/reviews/queries';
import { formatMoney } from '@/lib/shared/money';
import { findShop } from '@/lib/shop/queries';
import { clockOf } from '@/lib/shop/rules';
import { pageMetadata } from '../../page-metadata';

type Props = { params: Promise<{ slug: string }> };

/**
 * Made when they are first asked for, and kept until their item changes. One is made with the build: from it Next
 * learns how such a page is fetched ahead, and without it links to products would fetch nothing.
 */
export async function generateStaticParams() {
  return (await listFirstItems(1)).map(({ slug }) => ({ slug }));
}

async function itemOf({ params }: Props) {
  const { slug } = await params;
  const item = await findItem(slug);
  if (item) return item;
  const moved = await findMovedSlug(slug);
  if (moved) permanentRedirect(`/product/${moved}`);
  notFound();
}

export async function generateMetadata(props: Props) {
  const item = await itemOf(props);
  const summary = item.description.split('\n')[0] ?? '';
  return pageMetadata({
    title: item.name,
    description:
      `${item.brand} ${item.name}, ${item.sku}, from ${formatMoney(item.price, item.currency)}. ${summary}`.slice(
        0,
        180,
      ),
    path: `/product/${item.slug}`,
    picture: `/product/${item.slug}/picture`,
  });
}

export default async function Product(props: Props) {
  const item = await itemOf(props);
  const [related, ratings, reviews, shop] = await Promise.all([
    findRelated(item),
    findRatings(item.id),
    listReviews(item.id, 1),
    findShop(),
  ]);
  const made = now();
  return (
    <>
      {productFacts(item, siteUrl(), made).map((data, index) => (
        <JsonLd key={index} data={data} />
      ))}
      <ProductPage {...{ item, related, ratings }} reviews={reviews.rows} now={made} clock={clockOf(shop)} />
    </>
  );
}
