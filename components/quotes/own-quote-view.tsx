import { Link } from '@/components/ui/link';
import type { OwnQuote } from '@/lib/quotes/schema/quote';
import type { Clock } from '@/lib/shared/dates';
import { AcceptQuote, WithdrawRequest } from './accept-quote';
import { CompareVersions } from './compare-versions';
import { QuoteComments } from './quote-comments';
import { QuoteVersionView } from './quote-version';
import { formatNumber } from '@/lib/shared/formats';

const whyOf = ({ history }: OwnQuote) => history.at(-1)?.why;

/** What the status means for the customer. */
function StatusNote({ quote }: { quote: OwnQuote }) {
  const { state, order } = quote;
  if (state === 'accepted')
    return (
      <p className="rounded-card bg-good-ground p-4 text-good">
        This quote was accepted:{' '}
        <Link href={`/dashboard/myOrders/${order}`} className="underline underline-offset-4">
          order {order}
        </Link>
        .
      </p>
    );
  const notes: Partial<Record<OwnQuote['state'], string>> = {
    requested: 'We are working on our prices. You get a mail once they are here.',
    declined: 'You have declined this quote. Write to us below if we should offer something else.',
    expired: 'This quote has expired. Write to us below if we should renew it.',
    withdrawn: `We have withdrawn this quote.${whyOf(quote) ? ` ${whyOf(quote)}` : ''}`,
  };
  return notes[state] ? <p className="rounded-card bg-warn-ground p-4 text-warn">{notes[state]}</p> : null;
}

/** A quote as its customer sees it: the version that counts, earlier ones, and what can be done. */
export function OwnQuoteView({
  quote,
  mayAct,
  shopName,
  clock,
}: {
  quote: OwnQuote;
  /** Whether the person may accept, decline and comment. */
  mayAct: boolean;
  shopName: string;
  clock: Clock;
}) {
  const { number, state, versions, request, comments } = quote;
  const [last, ...earlier] = versions.toReversed();
  return (
    <div className="flex flex-col gap-8">
      <StatusNote quote={quote} />
      {last && (
        <section aria-labelledby="version">
          <h2 id="version" className="mb-2 text-2xl">
            Version {last.version}
          </h2>
          <QuoteVersionView
            version={last}
            pdf={`/api/my-quotes/${number}/versions/${last.version}/pdf`}
            clock={clock}
          />
        </section>
      )}
      {mayAct && state === 'offered' && last && (
        <AcceptQuote key={last.version} number={number} version={last} locale={clock.locale} />
      )}
      <section aria-labelledby="request">
        <h2 id="request" className="mb-2 text-2xl">
          What was asked for
        </h2>
        <ul className="list-disc pl-5">
          {request.lines.map(({ sku, name, quantity }) => (
            <li key={sku} className="wrap-anywhere">
              {formatNumber(quantity, 3, clock.locale)} × {name} ({sku})
            </li>
          ))}
        </ul>
        {request.text && <p className="mt-2 wrap-anywhere whitespace-pre-line">{request.text}</p>}
        {mayAct && state === 'requested' && (
          <div className="mt-4">
            <WithdrawRequest number={number} />
          </div>
        )}
      </section>
      {mayAct && (
        <QuoteComments
          comments={comments}
          path={`/my-quotes/${number}/comments`}
          to={shopName}
          clock={clock}
        />
      )}
      {earlier.length > 0 && <CompareVersions versions={versions} locale={clock.locale} />}
      {earlier.map((version) => (
        <details key={version.version} className="rounded-card border border-line bg-surface p-4">
          <summary className="cursor-pointer font-semibold">Version {version.version}, replaced</summary>
          <div className="mt-4">
            <QuoteVersionView
              version={version}
              pdf={`/api/my-quotes/${number}/versions/${version.version}/pdf`}
              clock={clock}
            />
          </div>
        </details>
      ))}
    </div>
  );
}
