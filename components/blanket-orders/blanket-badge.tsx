import { Badge, type Tone } from '@/components/ui/badge';
import { blanketStatusName, type BlanketOrderStatus } from '@/lib/blanket-orders/rules/status';

const tones: Record<BlanketOrderStatus, Tone> = {
  draft: 'warn',
  upcoming: 'info',
  active: 'good',
  'used-up': 'neutral',
  expired: 'neutral',
  closed: 'neutral',
};

/** The status of a blanket order. */
export function BlanketBadge({ status }: { status: BlanketOrderStatus }) {
  return <Badge tone={tones[status]}>{blanketStatusName(status)}</Badge>;
}
