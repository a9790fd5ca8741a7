import { Link } from '@/components/ui/link';
import { EmailText } from '@/components/account/email-text';
import { Editable } from '@/components/layout/allowed';
import { PurchaseHistory } from '@/components/purchasing/purchase-history';
import { buttonClasses } from '@/components/ui/button';
import { isEditable } from '@/lib/blanket-orders/rules/status';
import type { BlanketOrder } from '@/lib/blanket-orders/schema';
import { companyHref } from '@/lib/companies/rules/paths';
import { quoteHref } from '@/lib/quotes/rules/paths';
import type { Clock } from '@/lib/shared/dates';
import { AgreedLines } from './agreed-lines';
import { BlanketEditor } from './blanket-editor';
import { CallOffList } from './call-off-list';

/** A blanket order as staff see it: for whom, what is agreed, what was called off, and the editor. */
export function StaffBlanketOrder({ order, clock }: { order: BlanketOrder; clock: Clock }) {
  const { number, company, contact, quote, lines, currency, callOffs, status, history, seq } = order;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col items-start gap-3">
        <p className="wrap-anywhere">
          <Link href={companyHref(company.id)} className="underline underline-offset-4">
            {company.name}
          </Link>
          , {contact.name} (<EmailText email={contact.email} />)
          {quote && (
            <>
              , from{' '}
              <Link href={quoteHref(quote)} className="underline underline-offset-4">
                quote {quote}
              </Link>
            </>
          )}
        </p>
        <a href={`/api/blanket-orders/${number}/pdf`} target="_blank" className={buttonClasses('secondary')}>
          Blanket order (PDF)
        </a>
      </div>
      {status !== 'draft' && <AgreedLines lines={lines} currency={currency} locale={clock.locale} />}
      {isEditable(status) && (
        <section aria-labelledby="editor" className="flex flex-col gap-4">
          <h2 id="editor" className="text-2xl">
            {status === 'draft' ? 'What is agreed' : 'Change what is agreed'}
          </h2>
          <Editable right="quotes.edit">
            <BlanketEditor key={seq} order={order} />
          </Editable>
        </section>
      )}
      {status !== 'draft' && (
        <CallOffList callOffs={callOffs} orderHref="/dashboard/manageOrder" clock={clock} />
      )}
      <section aria-labelledby="history">
        <h2 id="history" className="mb-3 text-2xl">
          History
        </h2>
        <PurchaseHistory history={history} clock={clock} />
      </section>
    </div>
  );
}
