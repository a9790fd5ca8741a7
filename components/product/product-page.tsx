import { RatingHistogram } from '@/components/reviews/rating-histogram';
import { ReviewList } from '@/components/reviews/review-list';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { productTrail } from '@/lib/catalog/rules/structure';
import type { CatalogStructure } from '@/lib/catalog/schema/structure';
import { variantChoiceOf } from '@/lib/pricing/rules';
import type { Product, RelatedProducts } from '@/lib/catalog/schema/product';
import type { RatingSummary, Review } from '@/lib/reviews/schema';
import type { Clock } from '@/lib/shared/dates';
import { DescriptionTab } from './description-tab';
import { Gallery } from './gallery';
import { ProductRow } from './product-row';
import { ProductSummary } from './product-summary';
import { SpareParts, type SparePart } from './spare-parts';
import { SpecificationTable } from './specification-table';
import { SuccessorNotice } from './successor-notice';
import { VariantSelection } from './variant-selection';
import { VariantTable } from './variant-table';

/** The fields of a spare part that the page sends to the browser. */
const sparePart = ({
  slug,
  name,
  sku,
  img,
  price,
  priceTo,
  currency,
  unit,
  packSize,
}: Product): SparePart => ({
  slug,
  name,
  sku,
  img,
  price,
  priceTo,
  currency,
  unit,
  packSize,
});

/** The public page of a product. */
export function ProductPage({
  product,
  structure,
  related,
  ratings,
  reviews,
  now,
  clock,
}: {
  product: Product;
  structure: CatalogStructure;
  related: RelatedProducts;
  ratings: RatingSummary;
  reviews: Review[];
  now: Date;
  clock: Clock;
}) {
  return (
    <main id="main" className="mx-auto w-full max-w-7xl px-4 py-6">
      <Breadcrumbs trail={productTrail(structure, product)} />
      <SuccessorNotice product={product} successor={related.successor} />
      <VariantSelection choice={variantChoiceOf(product)}>
        <div className="mt-5 grid gap-8 md:grid-cols-2 lg:gap-12 print:grid-cols-[14rem_minmax(0,1fr)]">
          <Gallery
            pictures={product.pictures.length ? product.pictures : [product.img]}
            name={product.name}
          />
          <div>
            <ProductSummary product={product} now={now} />
            <VariantTable />
          </div>
        </div>
      </VariantSelection>
      <div className="mt-12 grid gap-10 lg:grid-cols-2 lg:gap-12">
        <DescriptionTab product={product} />
        <section aria-labelledby="specifications">
          <h2 id="specifications" className="part-title mb-4">
            Specifications
          </h2>
          <SpecificationTable rows={product.specifications} />
        </section>
      </div>
      <SpareParts products={related.spareParts.map(sparePart)} />
      <ProductRow title="Accessories" products={related.accessories} />
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
      <ProductRow title="Similar products" products={related.alike} />
    </main>
  );
}
