import { Badge } from '@/components/ui/badge';
import { approvalStatusNames, type ApprovalStatus } from '@/lib/approvals/rules';

const tones = {
  waiting: 'warn',
  placing: 'info',
  approved: 'good',
  declined: 'bad',
  withdrawn: 'neutral',
} as const;

/** The status of a request for approval. */
export function ApprovalBadge({ status }: { status: ApprovalStatus }) {
  return <Badge tone={tones[status]}>{approvalStatusNames[status]}</Badge>;
}
