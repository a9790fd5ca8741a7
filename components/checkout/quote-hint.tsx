import { Link } from '@/components/ui/link';
import { ownQuoteHref } from '@/lib/quotes/rules/paths';

/** Says that the prices are those of a quote, with the way back to it. */
export function QuoteHint({ number, version }: { number: string; version: number }) {
  return (
    <p className="text-sm text-muted">
      The prices are those of{' '}
      <Link href={ownQuoteHref(number)} className="underline underline-offset-4">
        quote {number}
      </Link>
      , version {version}. Discount codes don’t apply to it.
    </p>
  );
}
