'use client';
import { Link } from '@/components/ui/link';
import { useRouter } from 'next/navigation';
import { useState, useSyncExternalStore } from 'react';
import { ApiError } from '@/lib/api/client/errors';
import { announceMeChanged } from '@/lib/api/client/me';
import { useMe } from '@/components/layout/me-store';
import { Button, ButtonLink } from '@/components/ui/button';
import { approvalHref } from '@/lib/approvals/rules';
import { purchaseHref, type CheckoutApproval, type CheckoutChoices } from '@/lib/orders/rules/checkout';
import type { ReviewedPrices } from '@/lib/orders/rules/price-changes';
import { addressLines, isCollected } from '@/lib/orders/rules/places';
import { deliveryRequests } from '@/lib/orders/rules/requested-date';
import { statusName } from '@/lib/orders/rules/status';
import type { OrderInput } from '@/lib/orders/schema/inputs';
import { estimateText } from '@/lib/delivery/rules/dates';
import type { DeliveryOffer } from '@/lib/delivery/schema';
import { formatMoney } from '@/lib/shared/money';
import { paymentMethodNames } from '@/lib/orders/rules/payments';
import { ApprovalNotice } from './approval-notice';
import { keyFor, openPaymentPage, placeOrder, requestApproval } from './place-order';
import { isKept, keepUnsent, watchUnsent } from './unsent-orders';
import { ReviewedNotice } from './reviewed-notice';

function Part({ title, href, children }: { title: string; href: string; children: React.ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-surface p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-lg">{title}</h3>
        <Link href={href} className="text-sm underline underline-offset-4">
          Change<span className="sr-only"> {title.toLowerCase()}</span>
        </Link>
      </div>
      <div className="mt-1">{children}</div>
    </section>
  );
}

/** A review of all choices, and the button that places the order or requests its approval. */
export function ReviewStep({
  input,
  reviewed,
  method,
  countries,
  currency,
  choices,
  approval = null,
}: {
  input: OrderInput;
  /** Until when the prices hold, and what has changed; null where something can't be ordered as it is. */
  reviewed: Pick<ReviewedPrices, 'until' | 'changes'> | null;
  method: DeliveryOffer;
  countries: { code: string; name: string }[];
  currency: string;
  choices: CheckoutChoices;
  /** The approval that the company asks for; null where the order can be placed. */
  approval?: CheckoutApproval | null;
}) {
  const router = useRouter();
  const me = useMe();
  const [keptKey, setKeptKey] = useState<string>();
  const kept = useSyncExternalStore(
    watchUnsent,
    () => keptKey !== undefined && isKept(keptKey),
    () => false,
  );
  const [pending, setPending] = useState(false);
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<ApiError | null>(null);
  const collected = isCollected({ delivery: method });
  const reference = input.payment.purchaseOrder;

  async function order() {
    setPending(true);
    setFailure(null);
    try {
      if (approval) {
        const { id } = await requestApproval({ ...input, note });
        announceMeChanged();
        router.push(approvalHref(id));
        return;
      }
      const { number } = await placeOrder(input);
      announceMeChanged();
      if (input.payment.method === 'card') await openPaymentPage(number);
      else router.push(`/dashboard/myOrders/${number}?placed=1`);
    } catch (error) {
      setPending(false);
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 0 && keep()) return;
      setFailure(error);
      // Prices or stock have changed since the page was rendered.
      if (error.status === 409) router.refresh();
    }
  }

  /** Keeps the order on this device where it can be sent later: on invoice, by the customer, without an approval. */
  function keep(): boolean {
    const owner = me?.person?.email;
    if (!owner || me.actingUntil || approval || input.payment.method !== 'invoice') return false;
    const key = keyFor(JSON.stringify(input));
    setKeptKey(key);
    return keepUnsent({
      key,
      owner,
      input,
      currency,
      href: window.location.pathname + window.location.search,
      keptAt: Date.now(),
    });
  }

  return (
    <div className="flex flex-col gap-4">
      <Part
        title={collected ? 'Billing address' : 'Delivery address'}
        href={purchaseHref({ ...choices, step: 'address' })}
      >
        {addressLines(input.address, countries).map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </Part>
      <Part
        title={collected ? 'Collection' : 'Delivery'}
        href={purchaseHref({ ...choices, step: collected ? 'address' : 'delivery' })}
      >
        <p>
          {method.name}, {method.description.toLowerCase()}
        </p>
        <p className="text-sm text-muted">
          {collected ? 'Expected to be ready' : 'Expected to arrive'}: {estimateText(method.estimate)}
        </p>
        {deliveryRequests({ ...input, delivery: method }).map(({ label, text }) => (
          <p key={label}>
            {label}: {text}
          </p>
        ))}
      </Part>
      <Part title="Payment" href={purchaseHref({ ...choices, step: 'payment' })}>
        <p>
          {paymentMethodNames[input.payment.method]}
          {reference && ` for your purchase order ${reference}`}
        </p>
        {input.payment.purchaseOrderFile && (
          <p className="wrap-anywhere">Purchase order attached: {choices.poFileName ?? 'PDF'}</p>
        )}
      </Part>
      {reviewed && <ReviewedNotice until={reviewed.until} changes={reviewed.changes} />}
      {approval && <ApprovalNotice approval={approval} note={note} onNote={setNote} />}
      {failure && <Rejected failure={failure} fromCart={input.fromCart} />}
      {failure?.status === 0 && !approval && input.payment.method !== 'invoice' && (
        <p>
          This payment needs the network. Only orders on invoice can be kept on this device and sent later.
        </p>
      )}
      {kept && <p className="font-semibold">This order is kept on this device: see the top of this page.</p>}
      <Button
        size="lg"
        pending={pending}
        disabled={kept}
        onClick={() => void order()}
        className="sm:self-start"
      >
        {approval
          ? 'Request approval'
          : pending
            ? 'Placing your order…'
            : `Place order ${input.payment.method === 'card' ? 'and pay' : 'for'} ${formatMoney(input.total, currency)}`}
      </Button>
      <p className="text-sm text-muted">
        By placing the order you agree to our{' '}
        <Link href="/terms" className="underline underline-offset-4">
          terms
        </Link>
        . You can cancel it until it is {statusName('shipped', { delivery: method }).toLowerCase()}.
      </p>
    </div>
  );
}

function Rejected({ failure: failure, fromCart }: { failure: ApiError; fromCart: boolean }) {
  const short = failure.code === 'out-of-stock';
  // What has changed is listed above, once the page is rendered again.
  const isAbove = failure.code === 'total-changed' || failure.code === 'prices-changed';
  const details = isAbove ? [] : Object.values(failure.fields);
  return (
    <div role="alert" className="rounded-card border border-bad bg-bad-ground p-4 text-bad">
      <p className="font-semibold">{failure.message}</p>
      {details
        .filter((detail) => detail !== failure.message)
        .map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
      {short && fromCart && (
        <ButtonLink href="/cart" variant="secondary" size="sm" className="mt-3">
          Change your cart
        </ButtonLink>
      )}
    </div>
  );
}
