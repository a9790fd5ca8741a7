import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

/**
 * A public price, the same for everybody. In the browser of a buyer with contract prices `YourPrices` puts theirs in its
 * place, into the empty element, which says whose price it is: the product's or that of a SKU, for a unit or for a piece
 * of it.
 */
export function ListPrice({
  slug,
  sku,
  piece,
  className,
  children,
}: {
  slug: string;
  /** Without one the price is that of all variants. */
  sku?: string;
  piece?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span className={classNames('list-price', className)}>
      {children}
      {/* Attributes without a value would be sent with the page. */}
      <span data-price={slug} {...(sku && { 'data-sku': sku })} {...(piece && { 'data-piece': true })} />
    </span>
  );
}
