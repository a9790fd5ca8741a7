import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** What a narrowed list of orders says when nothing is left, with the way to the whole list at `path`. */
export function NoOrderMatches({ path }: { path: string }) {
  return (
    <EmptyState title="No orders match your search" action={<ButtonLink href={path}>Show all</ButtonLink>}>
      Try fewer words or another status.
    </EmptyState>
  );
}
