import { questionsPath } from '@/lib/questions/rules';
import { ownDataSheetPath } from '@/lib/catalog/rules/documents';
import type { Product } from '@/lib/catalog/schema/product';
import { Documents } from './documents';

/** The description of a product and its documents. */
export function DescriptionTab({ product }: { product: Product }) {
  return (
    <section aria-labelledby="description">
      <h2 id="description" className="part-title mb-4">
        Description
      </h2>
      {product.description.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph} className="mb-4 max-w-prose leading-relaxed">
          {paragraph}
        </p>
      ))}
      <Documents
        product={{ slug: product.slug, documents: product.documents }}
        dataSheet={product.state === 'exclusive' ? ownDataSheetPath(product.slug) : undefined}
      />
      {product.state === 'published' && (
        <p className="mt-4">
          <a href={`${questionsPath(product.slug)}#ask`} className="text-link underline underline-offset-4">
            Ask a question about this product
          </a>
        </p>
      )}
    </section>
  );
}
