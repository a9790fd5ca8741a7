import { Badge, type Tone } from '@/components/ui/badge';
import { countStateNames, type CountState } from '@/lib/inventory/schema';

const tones: Record<CountState, Tone> = {
  open: 'info',
  posting: 'warn',
  posted: 'good',
  cancelled: 'neutral',
};

/** The state of a stock count. */
export function CountBadge({ state }: { state: CountState }) {
  return <Badge tone={tones[state]}>{countStateNames[state]}</Badge>;
}
