import { Badge, type Tone } from '@/components/ui/badge';
import { reviewStatusNames } from '@/lib/reviews/rules';
import type { ReviewStatus } from '@/lib/reviews/schema';

const tones: Record<ReviewStatus, Tone> = { waiting: 'warn', approved: 'good', rejected: 'bad' };

/** The status of a review. */
export function ReviewStateBadge({ state }: { state: ReviewStatus }) {
  return <Badge tone={tones[state]}>{reviewStatusNames[state]}</Badge>;
}
