import { revisionText } from '@/lib/catalog/rules/documents';
import type { Product } from '@/lib/catalog/schema/product';
import { keepTogether } from '@/lib/shared/typography';

/**
 * The documents of the products of an order in their present revisions; those that are newer than the order say so.
 * `ordered` is the day of the order, such as 2026-03-01. Nothing where no product has one.
 */
export function OrderDocuments({
  products,
  ordered,
}: {
  products: Pick<Product, 'id' | 'name' | 'documents'>[];
  ordered: string;
}) {
  const documented = products.filter(({ documents }) => documents.length > 0);
  if (documented.length === 0) return null;
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className="mb-4 text-2xl">
        Documents
      </h2>
      <ul className="flex flex-col gap-4">
        {documented.map(({ id, name, documents }) => (
          <li key={id}>
            <p className="font-semibold">{keepTogether(name)}</p>
            <ul>
              {documents.map((document) => (
                <li key={document.href} className="flex flex-wrap items-baseline gap-x-3">
                  <a href={document.href} className="py-1 text-link underline underline-offset-4">
                    {document.title}
                  </a>
                  <span className="text-sm text-muted">{revisionText(document)}</span>
                  {document.date && document.date > ordered && (
                    <span className="text-sm font-semibold">Newer than your order</span>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
