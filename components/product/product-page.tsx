import { RatingHistogram } from '@/components/reviews/rating-histogram';
import { ReviewList } from '@/components/reviews/review-list';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { categoryName } from '@/lib/catalog/rules/categories';
import type { Item, RelatedItems } from '@/lib/catalog/types';
import type { RatingSummary, Review } from '@/lib/reviews/types';
import type { Clock } from '@/lib/shared/dates';
import { DescriptionTab } from './description-tab';
import { Gallery } from './gallery';
import { ItemRow } from './item-row';
import { ProductSummary } from './product-summary';
import { SpareParts, type SparePart } from './spare-parts';
import { SpecificationTable } from './specification-table';
import { SuccessorNotice } from './successor-notice';
import { VariantList } from './variant-list';

/** What is shown of a spare part: the page carries no more of it to the browser. */
const sparePart = ({ slug, name, sku, img, price, priceTo, currency, unit, packSize }: Item): SparePart => ({
  ...{ slug, name, sku, img },
  ...{ price, priceTo, currency, unit, packSize },
});

/** The public page of an item. */
export function ProductPage({
  item,
  related,
  ratings,
  reviews,
  now,
  clock,
}: {
  item: Item;
  related: RelatedItems;
  ratings: RatingSummary;
  reviews: Review[];
  now: Date;
  clock: Clock;
}) {
  const trail = [
    { name: 'Home', href: '/' },
    { name: 'Shop', href: '/shop' },
    { name: categoryName(item.category), href: `/shop/${item.category}` },
    { name: item.name, href: `/product/${item.slug}` },
  ];
  return (
    <main id="main" className="mx-auto w-full max-w-7xl px-4 py-6">
      <Breadcrumbs trail={trail} />
      <SuccessorNotice item={item} successor={related.successor} />
      <div className="mt-5 grid gap-8 md:grid-cols-2 lg:gap-12 print:grid-cols-[14rem_minmax(0,1fr)]">
        <Gallery pictures={item.pictures.length ? item.pictures : [item.img]} name={item.name} />
        <div>
          <ProductSummary item={item} now={now} />
          <VariantList item={item} />
        </div>
      </div>
      <div className="mt-12 grid gap-10 lg:grid-cols-2 lg:gap-12">
        <DescriptionTab item={item} />
        <section aria-labelledby="specifications">
          <h2 id="specifications" className="part-title mb-4">
            Specifications
          </h2>
          <SpecificationTable rows={item.specifications} />
        </section>
      </div>
      <SpareParts items={related.spareParts.map(sparePart)} />
      <ItemRow title="Goes with it" items={related.accessories} />
      {ratings.count > 0 && (
        <section id="reviews" aria-labelledby="reviews-heading" className="mt-14 scroll-mt-4">
          <h2 id="reviews-heading" className="part-title mb-4">
            Reviews
          </h2>
          <div className="grid gap-8 lg:grid-cols-[18rem_1fr]">
            <RatingHistogram summary={ratings} />
            <ReviewList reviews={reviews} clock={clock} />
          </div>
        </section>
      )}
      <ItemRow title="Others of its kind" items={related.alike} />
    </main>
  );
}
