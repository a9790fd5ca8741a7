import { Badge, type Tone } from '@/components/ui/badge';
import type { ProductStatus } from '@/lib/catalog/types';

const tones: Record<ProductStatus, Tone> = { published: 'good', draft: 'warn', archived: 'neutral' };

/** Whether a product is in the shop window. */
export function ProductStateBadge({ state }: { state: ProductStatus }) {
  return <Badge tone={tones[state]}>{state}</Badge>;
}
