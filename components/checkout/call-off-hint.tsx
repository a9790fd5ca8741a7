import { Link } from '@/components/ui/link';
import { ownBlanketOrderHref } from '@/lib/blanket-orders/rules/paths';

/** Says that the prices are those of a blanket order, with the way back to it. */
export function CallOffHint({ number }: { number: string }) {
  return (
    <p className="text-sm text-muted">
      The prices are those of{' '}
      <Link href={ownBlanketOrderHref(number)} className="underline underline-offset-4">
        blanket order {number}
      </Link>
      . Discount codes don’t apply to it.
    </p>
  );
}
