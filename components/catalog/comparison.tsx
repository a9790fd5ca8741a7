import { Link } from '@/components/ui/link';
import { ProductPicture } from '@/components/product/product-picture';
import { comparedRows, compareAddress } from '@/lib/catalog/rules/comparison';
import { hasChoice } from '@/lib/catalog/rules/variants';
import { keepTogether } from '@/lib/shared/typography';
import { countUnits } from '@/lib/catalog/rules/units';
import { ComparedLink, ComparedPrice, ComparedVariant, type ComparedColumn } from './comparison-cells';

const cell = 'border-b border-line px-2 py-2.5 align-top wrap-anywhere sm:px-3';
// The row headings stay visible while the products scroll.
const rowName = `${cell} sticky left-0 z-10 bg-ground text-sm font-medium text-muted sm:text-base`;
const highlight = 'bg-accent/12';

/** Products side by side; `only` shows just the rows that differ. */
export function Comparison({ columns, only }: { columns: ComparedColumn[]; only: boolean }) {
  const products = columns.map(({ product }) => product);
  const facts = comparedRows(products);
  // Where every row differs, marking them helps nobody.
  const marks = !only && facts.some(({ differs }) => !differs);
  const rows = facts.filter(({ differs }) => differs || !only);
  const mark = (fact: (column: ComparedColumn) => unknown) =>
    marks && new Set(columns.map(fact)).size > 1 ? highlight : undefined;
  const entries = columns.map(({ product, variant }) => ({
    slug: product.slug,
    sku: hasChoice(product) ? (variant?.sku ?? null) : null,
  }));
  const withVariant = (slug: string, sku: string) =>
    compareAddress(
      entries.map((entry) => (entry.slug === slug ? { slug, sku } : entry)),
      only,
    );
  const without = (slug: string) =>
    compareAddress(
      entries.filter((entry) => entry.slug !== slug),
      only,
    );
  return (
    <>
      {marks && (
        <p className="mb-3 flex items-center gap-2 text-sm text-muted">
          <span aria-hidden className={`size-4 rounded-sm border border-line-strong ${highlight}`} />
          Differences are highlighted.
        </p>
      )}
      <div className="relative overflow-x-auto" tabIndex={0} role="region" aria-label="Comparison">
        <table
          className="w-full table-fixed border-collapse text-left"
          // On a phone two products fit beside the row headings, and most of a third.
          style={{ minWidth: `${5.5 + products.length * 7.5}rem` }}
        >
          <caption className="sr-only">Products side by side</caption>
          <colgroup>
            <col className="w-22 sm:w-44" />
          </colgroup>
          <thead>
            <tr>
              <td className={rowName} />
              {columns.map(({ product, variant }) => (
                <th key={product.id} scope="col" className={`${cell} text-sm sm:text-base`}>
                  <span className="block max-w-32 overflow-hidden rounded-card">
                    <ProductPicture src={variant?.img || product.img} alt="" sizes="128px" />
                  </span>
                  <Link
                    href={`/product/${product.slug}`}
                    className="mt-2 block py-0.5 underline-offset-4 hover:underline"
                  >
                    {keepTogether(product.name)}
                  </Link>
                  <Link
                    href={without(product.slug)}
                    prefetch={false}
                    className="inline-block py-1 text-sm font-normal text-link underline underline-offset-4"
                  >
                    Remove<span className="sr-only"> {product.name}</span>
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {products.some(hasChoice) && (
              <tr>
                <th scope="row" className={rowName}>
                  Variant
                </th>
                {columns.map((column) => (
                  <td key={column.product.id} className={cell}>
                    <ComparedVariant {...column} hrefOf={(sku) => withVariant(column.product.slug, sku)} />
                  </td>
                ))}
              </tr>
            )}
            <tr
              className={mark(
                ({ product, variant }) => variant?.price ?? `${product.price} ${product.priceTo}`,
              )}
            >
              <th scope="row" className={rowName}>
                Price
              </th>
              {columns.map((column) => (
                <td key={column.product.id} className={`${cell} text-sm font-semibold sm:text-base`}>
                  <ComparedPrice {...column} />
                </td>
              ))}
            </tr>
            <tr className={mark(({ product, variant }) => (variant ?? product).availableQuantity)}>
              <th scope="row" className={rowName}>
                Available
              </th>
              {columns.map(({ product, variant }) => (
                <td key={product.id} className={cell}>
                  {countUnits(product, (variant ?? product).availableQuantity)}
                </td>
              ))}
            </tr>
            {rows.map(({ name, values, differs }) => (
              <tr key={name} className={marks && differs ? highlight : undefined}>
                <th scope="row" className={rowName}>
                  {name}
                </th>
                {values.map((value, index) => (
                  <td key={products[index]?.id} className={cell}>
                    {keepTogether(value)}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <td className={rowName} />
              {columns.map((column) => (
                <td key={column.product.id} className={cell}>
                  <ComparedLink {...column} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </>
  );
}
