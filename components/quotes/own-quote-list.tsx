import { Link } from '@/components/ui/link';
import { ownQuoteHref } from '@/lib/quotes/rules/paths';
import type { QuoteRow } from '@/lib/quotes/schema/quote';
import { formatDate, formatDay, type Clock } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money';
import { QuoteBadge } from './quote-badge';

/** A customer's quotes, each with a link to its page. */
export function OwnQuoteList({ rows, clock }: { rows: QuoteRow[]; clock: Clock }) {
  return (
    <ul className="flex flex-col gap-4">
      {rows.map(({ number, state, version, total, currency, validUntil, lines, createdAt }) => (
        <li
          key={number}
          className="relative flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-4 hover:border-line-strong"
        >
          <div>
            <h2 className="text-lg">
              <Link
                href={ownQuoteHref(number)}
                className="underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                Quote {number}
              </Link>
            </h2>
            <p className="mt-1 flex flex-wrap items-center gap-2 text-sm">
              <time dateTime={createdAt}>{formatDate(createdAt, clock)}</time>
              <QuoteBadge status={state} />
              {state === 'offered' && validUntil && (
                <span className="text-muted">valid until {formatDay(validUntil, clock.locale)}</span>
              )}
            </p>
          </div>
          <p className="figures text-lg font-semibold">
            {version ? formatMoney(total, currency, clock.locale) : 'No price yet'}
            <span className="block text-sm font-normal text-muted">
              {lines === 1 ? '1 line' : `${lines} lines`}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
