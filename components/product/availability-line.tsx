import { Badge, type Tone } from '@/components/ui/badge';
import { availabilityOf, type Availability } from '@/lib/catalog/rules/availability';
import type { BackorderOffer } from '@/lib/catalog/schema/backorders';
import type { Product } from '@/lib/catalog/schema/product';

const tones: Record<Availability['code'], Tone> = {
  'in-stock': 'good',
  'out-of-stock': 'bad',
  'on-backorder': 'info',
  later: 'info',
};

/** Whether a product is in stock, and when it ships. `now` is the time at which the page was rendered. */
export function AvailabilityLine({
  product,
  available,
  backorder,
  now,
}: {
  product: Product;
  available: number;
  /** What may be ordered beyond the stock, if anything. */
  backorder?: BackorderOffer;
  now: Date;
}) {
  const { code, text, detail } = availabilityOf(product, available, now, backorder);
  return (
    <p className="flex flex-wrap items-center gap-3">
      <Badge tone={tones[code]}>{text}</Badge>
      {detail && <span className="text-sm text-muted">{detail}</span>}
    </p>
  );
}
