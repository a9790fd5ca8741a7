import { Link } from '@/components/ui/link';
import { Button } from '@/components/ui/button';
import { formatNumber } from '@/lib/shared/formats';

/** Names the product that a message is about, with the SKU and quantity of a quote request, and lets the writer remove it. */
export function ProductInQuestion({
  slug,
  sku,
  quantity,
  onRemove,
}: {
  slug: string;
  sku: string | undefined;
  quantity: number | undefined;
  onRemove: () => void;
}) {
  const details = [sku && `SKU ${sku}`, quantity && `quantity ${formatNumber(quantity)}`];
  return (
    <p className="flex flex-wrap items-center justify-between gap-2 rounded-card border border-line bg-ground px-3 py-2">
      <span>
        About the product{' '}
        <Link href={`/product/${slug}`} className="font-semibold text-link underline underline-offset-4">
          {slug.replaceAll('-', ' ')}
        </Link>
        {details.filter(Boolean).map((detail) => `, ${detail}`)}
      </span>
      <Button variant="ghost" size="sm" onClick={onRemove}>
        Not about this product
      </Button>
    </p>
  );
}
