import { Badge, type Tone } from '@/components/ui/badge';
import { availabilityOf } from '@/lib/catalog/rules/availability';
import type { Product } from '@/lib/catalog/schema/product';

const tones: Record<'in-stock' | 'out-of-stock' | 'later', Tone> = {
  'in-stock': 'good',
  'out-of-stock': 'bad',
  later: 'info',
};

/** Whether a product is in stock, and when it ships. `now` is the time at which the page was rendered. */
export function AvailabilityLine({
  product,
  available,
  now,
}: {
  product: Product;
  available: number;
  now: Date;
}) {
  const { code, text, detail } = availabilityOf(product, available, now);
  return (
    <p className="flex flex-wrap items-center gap-3">
      <Badge tone={tones[code]}>{text}</Badge>
      {detail && <span className="text-sm text-muted">{detail}</span>}
    </p>
  );
}
