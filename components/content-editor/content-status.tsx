import { Badge, type Tone } from '@/components/ui/badge';
import { contentStatusNames, type ContentStatus } from '@/lib/content/rules/kinds';
import type { ContentRow } from '@/lib/content/schema';

const tones: Record<ContentStatus, Tone> = { draft: 'neutral', scheduled: 'info', published: 'good' };

/** The status of a page or article, and what is still to do about it. */
export function ContentStatusBadges({
  row: { status, isPublished, hasChanges, isUnapproved },
}: {
  row: Pick<ContentRow, 'status' | 'isPublished' | 'hasChanges' | 'isUnapproved'>;
}) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      {status === 'scheduled' && isPublished && <Badge tone="good">Published</Badge>}
      <Badge tone={tones[status]}>{contentStatusNames[status]}</Badge>
      {hasChanges && <Badge tone="warn">Unpublished changes</Badge>}
      {isUnapproved && <Badge tone="warn">Have a lawyer read it</Badge>}
    </span>
  );
}
