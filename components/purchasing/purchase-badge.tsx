import { Badge, type Tone } from '@/components/ui/badge';
import { purchaseStateNames, type PurchaseState } from '@/lib/purchasing/rules/status';

const tones: Record<PurchaseState, Tone> = {
  draft: 'neutral',
  sent: 'info',
  'partly-received': 'warn',
  received: 'good',
  cancelled: 'bad',
};

/** The state of a purchase order. */
export function PurchaseBadge({ state }: { state: PurchaseState }) {
  return <Badge tone={tones[state]}>{purchaseStateNames[state]}</Badge>;
}
