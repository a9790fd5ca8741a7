import { Badge, type Tone } from '@/components/ui/badge';
import { availabilityOf } from '@/lib/catalog/rules/availability';
import type { Product } from '@/lib/catalog/types';

const tones: Record<'in-stock' | 'out-of-stock' | 'later', Tone> = {
  'in-stock': 'good',
  'out-of-stock': 'bad',
  later: 'info',
};

/** Whether it is there, and when it leaves. `now` is when the page was made. */
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
