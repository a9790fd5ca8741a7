import { Badge, type Tone } from '@/components/ui/badge';
import { stateTexts } from '@/lib/reviews/rules';
import type { ReviewState } from '@/lib/reviews/types';

const tones: Record<ReviewState, Tone> = { waiting: 'warn', approved: 'good', rejected: 'bad' };

/** How far a review has come. */
export function ReviewStateBadge({ state }: { state: ReviewState }) {
  return <Badge tone={tones[state]}>{stateTexts[state]}</Badge>;
}
