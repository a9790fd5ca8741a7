import { Badge } from '@/components/ui/badge';
import { returnStatusNames } from '@/lib/orders/rules/return-lines';
import type { ReturnStatus } from '@/lib/orders/schema/returns';

const tones: Record<ReturnStatus, 'warn' | 'info' | 'good' | 'neutral' | 'bad'> = {
  requested: 'warn',
  approved: 'info',
  received: 'info',
  inspected: 'info',
  closed: 'good',
  refused: 'bad',
  cancelled: 'neutral',
};

/** The status of a return. */
export const ReturnBadge = ({ status }: { status: ReturnStatus }) => (
  <Badge tone={tones[status]}>{returnStatusNames[status]}</Badge>
);
