import { Link } from '@/components/ui/link';
import type { Product, RelatedProduct } from '@/lib/catalog/schema/product';
import { formatMoney } from '@/lib/shared/money';
import { ListPrice } from './list-price';
import { ProductPicture } from './product-picture';

/** Says that a product is discontinued and links to its successor; nothing for other products. */
export function SuccessorNotice({
  product,
  successor,
}: {
  product: Pick<Product, 'successor' | 'availableQuantity'>;
  successor: RelatedProduct | null;
}) {
  if (!product.successor) return null;
  return (
    <aside
      aria-label="Successor"
      className="mt-5 flex flex-wrap items-center gap-4 rounded-card border-l-4 border-accent bg-warn-ground p-4"
    >
      {successor && (
        <span className="w-20 shrink-0 overflow-hidden rounded-card" aria-hidden>
          <ProductPicture src={successor.img} alt="" sizes="128px" />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-warn">
          Discontinued.{' '}
          {product.availableQuantity > 0 ? 'The remaining stock is still sold.' : 'It is sold out.'}
        </p>
        {successor && (
          <p className="mt-1 text-lg">
            Replaced by{' '}
            <Link href={`/product/${successor.slug}`} className="font-semibold underline underline-offset-4">
              {successor.name}
            </Link>
            <span className="figures text-muted">
              {' '}
              · {successor.sku} ·{' '}
              <ListPrice slug={successor.slug}>{formatMoney(successor.price, successor.currency)}</ListPrice>
            </span>
          </p>
        )}
      </div>
    </aside>
  );
}
