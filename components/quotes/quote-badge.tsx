import { Badge, type Tone } from '@/components/ui/badge';
import { quoteStatusName, type QuoteStatus } from '@/lib/quotes/rules/status';

const tones: Record<QuoteStatus, Tone> = {
  requested: 'warn',
  offered: 'info',
  accepted: 'good',
  declined: 'bad',
  expired: 'neutral',
  withdrawn: 'neutral',
};

/** The status of a quote. */
export function QuoteBadge({ status }: { status: QuoteStatus }) {
  return <Badge tone={tones[status]}>{quoteStatusName(status)}</Badge>;
}
