import type { ProductName, Uses } from '@/lib/catalog/schema/product';
import { withoutFits } from '@/lib/fits/rules/uses';
import type { Fits } from '@/lib/fits/schema';
import { FitList } from './fit-list';

const maxShown = 4;

function Used({ as, products, more }: { as: string; products: ProductName[]; more: string }) {
  if (products.length === 0) return null;
  return (
    <p className="mt-4">
      {as}{' '}
      {products.slice(0, maxShown).map(({ slug, name }, index) => (
        <span key={slug}>
          {index > 0 && ' · '}
          <a href={`/product/${slug}`} className="underline underline-offset-4">
            {name}
          </a>
        </span>
      ))}
      {products.length > maxShown && (
        <>
          {' · '}
          <a href={more} className="underline underline-offset-4">
            {products.length - maxShown} more
          </a>
        </>
      )}
    </p>
  );
}

/**
 * The first of what fits a product, and of the products that name it as spare part or accessory, with links to all;
 * nothing when there is none.
 */
export function ProductFits({
  slug,
  fits: { machines, parts },
  uses,
}: {
  slug: string;
  fits: Fits;
  uses: Uses;
}) {
  const all = [...machines, ...parts];
  const { spareFor, accessoryFor } = withoutFits(uses, machines);
  if (all.length + spareFor.length + accessoryFor.length === 0) return null;
  const href = `/product/${slug}/fits`;
  return (
    <section aria-labelledby="fits" className="mt-14">
      <h2 id="fits" className="part-title mb-4">
        {machines.length === 0 && parts.length > 0 ? 'What fits' : 'Fits'}
      </h2>
      {all.length > 0 && <FitList fits={all.slice(0, maxShown)} />}
      {all.length > maxShown && (
        <p className="mt-4">
          <a href={href} className="underline underline-offset-4">
            Show all {all.length}
          </a>
        </p>
      )}
      <Used as="Spare part for" products={spareFor} more={href} />
      <Used as="Accessory for" products={accessoryFor} more={href} />
    </section>
  );
}
