import type { QuoteVersion } from '@/lib/quotes/schema/quote';
import { formatDateTime, formatDay, type Clock } from '@/lib/shared/dates';
import { QuoteLines } from './quote-lines';

/** A version as it was sent. */
export function QuoteVersionView({
  version,
  pdf,
  clock,
}: {
  version: QuoteVersion;
  /** The address of its PDF. */
  pdf: string;
  clock: Clock;
}) {
  const { text, terms, sentAt, sentBy, validUntil } = version;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">
        Sent <time dateTime={sentAt}>{formatDateTime(sentAt, clock)}</time> by {sentBy}, valid until{' '}
        {formatDay(validUntil, clock.locale)}.{' '}
        <a href={pdf} target="_blank" rel="noreferrer" className="underline underline-offset-4">
          PDF<span className="sr-only"> of version {version.version}</span>
        </a>
      </p>
      {text && <p className="wrap-anywhere whitespace-pre-line">{text}</p>}
      <div>
        <QuoteLines version={version} locale={clock.locale} />
        <p className="text-right text-sm text-muted">Before tax</p>
      </div>
      {terms && (
        <div>
          <h3 className="text-lg">Terms</h3>
          <p className="wrap-anywhere whitespace-pre-line">{terms}</p>
        </div>
      )}
    </div>
  );
}
