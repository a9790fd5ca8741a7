import { Link } from '@/components/ui/link';
import { EmailText } from '@/components/account/email-text';
import { FromQuote } from '@/components/blanket-orders/from-quote';
import { Allowed, Editable } from '@/components/layout/allowed';
import { PurchaseHistory } from '@/components/purchasing/purchase-history';
import { companyHref } from '@/lib/companies/rules/paths';
import { isOpen } from '@/lib/quotes/rules/status';
import type { StaffQuote } from '@/lib/quotes/schema/quote';
import type { Clock } from '@/lib/shared/dates';
import type { LineFact } from './editor-line';
import { CompareVersions } from './compare-versions';
import { QuoteComments } from './quote-comments';
import { QuoteEditor } from './quote-editor';
import { QuoteVersionView } from './quote-version';
import { WithdrawQuote } from './withdraw-quote';
import { formatNumber } from '@/lib/shared/formats';

/** Who asks, and for what. */
function Request({ quote: { customer, company, order, request } }: { quote: StaffQuote }) {
  return (
    <section aria-labelledby="request" className="flex flex-col gap-2">
      <p className="wrap-anywhere">
        {customer.name} (<EmailText email={customer.email} />)
        {company && (
          <>
            , for{' '}
            <Link href={companyHref(company.id)} className="underline underline-offset-4">
              {company.name}
            </Link>
          </>
        )}
        {order && (
          <>
            ; became{' '}
            <Link href={`/dashboard/manageOrder/${order}`} className="underline underline-offset-4">
              order {order}
            </Link>
          </>
        )}
      </p>
      <h2 id="request" className="text-2xl">
        Request
      </h2>
      <ul className="list-disc pl-5">
        {request.lines.map(({ sku, name, quantity }) => (
          <li key={sku} className="wrap-anywhere">
            {formatNumber(quantity)} × {name} ({sku})
          </li>
        ))}
      </ul>
      {request.lines.length === 0 && <p className="text-muted">No products yet.</p>}
      {request.text && <p className="wrap-anywhere whitespace-pre-line">{request.text}</p>}
    </section>
  );
}

/** A quote as staff see it: the request, the editor of the next version, sent versions, comments and history. */
export function StaffQuoteView({
  quote,
  facts,
  clock,
}: {
  quote: StaffQuote;
  facts: Record<string, LineFact>;
  clock: Clock;
}) {
  const { number, state, seq, versions, comments, history } = quote;
  return (
    <div className="flex flex-col gap-8">
      <Request quote={quote} />
      {state === 'accepted' && quote.company && (
        <Allowed right="quotes.edit">
          <FromQuote quote={number} customer={quote.customer.id} company={quote.company.id} />
        </Allowed>
      )}
      {isOpen(state) && (
        <section aria-labelledby="editor" className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="editor" className="text-2xl">
              Version {versions.length + 1}, not sent yet
            </h2>
            {(state === 'requested' || state === 'offered') && (
              <Allowed right="quotes.edit">
                <WithdrawQuote number={number} />
              </Allowed>
            )}
          </div>
          <Editable right="quotes.edit">
            <QuoteEditor key={seq} quote={quote} facts={facts} />
          </Editable>
        </section>
      )}
      {versions.length > 1 && (
        <CompareVersions key={versions.length} versions={versions} locale={clock.locale} />
      )}
      {versions.toReversed().map((version, index) => (
        <details
          key={version.version}
          open={index === 0}
          className="rounded-card border border-line bg-surface p-4"
        >
          <summary className="cursor-pointer font-display text-2xl">Version {version.version}</summary>
          <div className="mt-4">
            <QuoteVersionView
              version={version}
              pdf={`/api/quotes/${number}/versions/${version.version}/pdf`}
              clock={clock}
            />
          </div>
        </details>
      ))}
      <Editable right="quotes.edit">
        <QuoteComments
          comments={comments}
          path={`/quotes/${number}/comments`}
          to={quote.customer.email}
          clock={clock}
        />
      </Editable>
      <section aria-labelledby="history">
        <h2 id="history" className="mb-3 text-2xl">
          History
        </h2>
        <PurchaseHistory history={history} clock={clock} />
      </section>
    </div>
  );
}
