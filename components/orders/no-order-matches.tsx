import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** Shown when the filters of an order list match nothing, with a link to the whole list at `path`. */
export function NoOrderMatches({ path }: { path: string }) {
  return (
    <EmptyState title="No orders match your search" action={<ButtonLink href={path}>Show all</ButtonLink>}>
      Try fewer words or another status.
    </EmptyState>
  );
}
