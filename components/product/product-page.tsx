import { ProductFits } from '@/components/fits/product-fits';
import { ProductQuestions } from '@/components/questions/product-questions';
import { RatingHistogram } from '@/components/reviews/rating-histogram';
import { ReviewList } from '@/components/reviews/review-list';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { productTrail } from '@/lib/catalog/rules/structure';
import type { CatalogStructure } from '@/lib/catalog/schema/structure';
import { variantMatrix } from '@/lib/catalog/rules/variant-matrix';
import { variantChoiceOf } from '@/lib/pricing/rules';
import type { Product, RelatedProducts } from '@/lib/catalog/schema/product';
import type { Fits } from '@/lib/fits/schema';
import type { Question } from '@/lib/questions/schema';
import { datedReviews } from '@/lib/reviews/rules';
import type { RatingSummary, Review } from '@/lib/reviews/schema';
import type { Clock } from '@/lib/shared/dates';
import { DescriptionTab } from './description-tab';
import { Gallery } from './gallery';
import { ProductRow } from './product-row';
import { ProductSummary } from './product-summary';
import { SpareParts } from './spare-parts';
import { SpecificationTable } from './specification-table';
import { SuccessorNotice } from './successor-notice';
import { MatrixSection } from './matrix-section';
import { VariantSelection } from './variant-selection';
import { VariantTable } from './variant-table';

/** The public page of a product. */
export function ProductPage({
  product,
  structure,
  related,
  fits,
  ratings,
  reviews,
  questions,
  now,
  clock,
}: {
  product: Product;
  structure: CatalogStructure;
  related: RelatedProducts;
  fits: Fits;
  ratings: RatingSummary;
  reviews: Review[];
  questions: Question[];
  now: Date;
  clock: Clock;
}) {
  const matrix = variantMatrix(product);
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
            {!matrix && <VariantTable />}
          </div>
        </div>
        {matrix && <MatrixSection matrix={matrix} />}
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
      <SpareParts products={related.spareParts} />
      <ProductFits slug={product.slug} fits={fits} uses={related.uses} />
      <ProductRow title="Accessories" products={related.accessories} />
      {ratings.count > 0 && (
        <section id="reviews" aria-labelledby="reviews-heading" className="mt-14 scroll-mt-4">
          <h2 id="reviews-heading" className="part-title mb-4">
            Reviews
          </h2>
          <div className="grid gap-8 lg:grid-cols-[18rem_1fr]">
            <RatingHistogram summary={ratings} />
            <ReviewList reviews={datedReviews(reviews, clock)} />
          </div>
        </section>
      )}
      <ProductQuestions slug={product.slug} questions={questions} clock={clock} />
      <ProductRow title="Similar products" products={related.alike} />
    </main>
  );
}
