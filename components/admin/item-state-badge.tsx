import { Badge, type Tone } from '@/components/ui/badge';
import type { ItemState } from '@/lib/catalog/types';

const tones: Record<ItemState, Tone> = { published: 'good', draft: 'warn', archived: 'neutral' };

/** Whether a product is in the shop window. */
export function ItemStateBadge({ state }: { state: ItemState }) {
  return <Badge tone={tones[state]}>{state}</Badge>;
}
