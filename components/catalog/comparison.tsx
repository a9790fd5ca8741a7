import Link from 'next/link';
import { ProductPicture } from '@/components/product/product-picture';
import { ProductPrice } from '@/components/product/product-price';
import { PriceUnit } from '@/components/product/price-unit';
import { ButtonLink } from '@/components/ui/button';
import { comparedRows } from '@/lib/catalog/rules/comparison';
import { hasOnePrice } from '@/lib/pricing/rules';
import type { Product } from '@/lib/catalog/types';
import { keepTogether } from '@/lib/shared/typography';
import { countUnits } from '@/lib/catalog/rules/units';

const cell = 'border-b border-line px-2 py-2.5 align-top wrap-anywhere sm:px-3';
// The row headings stay visible while the products scroll.
const rowName = `${cell} sticky left-0 z-10 bg-ground text-sm font-medium text-muted sm:text-base`;
const highlight = 'bg-accent/12';

/** Products side by side; `only` shows just the rows that differ. */
export function Comparison({ products, only }: { products: Product[]; only: boolean }) {
  const facts = comparedRows(products);
  // Where everything differs, nothing stands out.
  const marks = !only && facts.some(({ differs }) => !differs);
  const rows = facts.filter(({ differs }) => differs || !only);
  const mark = (fact: (product: Product) => unknown) =>
    marks && new Set(products.map(fact)).size > 1 ? highlight : undefined;
  const without = (slug: string) =>
    `/compare?items=${products.flatMap((product) => (product.slug === slug ? [] : product.slug)).join(',')}${only ? '&differences=1' : ''}`;
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
          style={{ minWidth: `${5.5 + products.length * 7.25}rem` }}
        >
          <caption className="sr-only">Products side by side</caption>
          <colgroup>
            <col className="w-22 sm:w-44" />
          </colgroup>
          <thead>
            <tr>
              <td className={rowName} />
              {products.map((product) => (
                <th key={product.id} scope="col" className={`${cell} text-sm sm:text-base`}>
                  <span className="block max-w-32 overflow-hidden rounded-card">
                    <ProductPicture src={product.img} alt="" sizes="128px" />
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
            <tr className={mark(({ price, priceTo }) => `${price} ${priceTo}`)}>
              <th scope="row" className={rowName}>
                Price
              </th>
              {products.map((product) => (
                <td key={product.id} className={`${cell} text-sm font-semibold sm:text-base`}>
                  <ProductPrice product={product} />
                  <span className="block text-sm font-normal">
                    <PriceUnit product={product} from={!hasOnePrice(product)} stacked />
                  </span>
                </td>
              ))}
            </tr>
            <tr className={mark(({ availableQuantity }) => availableQuantity)}>
              <th scope="row" className={rowName}>
                Available
              </th>
              {products.map((product) => (
                <td key={product.id} className={cell}>
                  {countUnits(product, product.availableQuantity)}
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
              {products.map((product) => (
                <td key={product.id} className={cell}>
                  <ButtonLink size="sm" href={`/productDetails/${product.slug}`} prefetch={false}>
                    View item<span className="sr-only"> {product.name}</span>
                  </ButtonLink>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </>
  );
}
