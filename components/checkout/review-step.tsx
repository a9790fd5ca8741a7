'use client';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ApiError } from '@/lib/api/client/errors';
import { announceMeChanged } from '@/lib/api/client/me';
import { Button, ButtonLink } from '@/components/ui/button';
import { purchaseHref, type CheckoutChoices } from '@/lib/orders/rules/checkout';
import { addressLines, isCollected } from '@/lib/orders/rules/places';
import { statusName } from '@/lib/orders/rules/status';
import type { OrderInput } from '@/lib/orders/schema/inputs';
import { formatMoney } from '@/lib/shared/money';
import type { DeliveryMethod } from '@/lib/settings/schema/shop';
import { paymentMethodNames } from '@/lib/orders/rules/payments';
import { openPaymentPage, placeOrder } from './place-order';

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

/** A review of all choices, and the button that places the order. */
export function ReviewStep({
  input,
  method,
  countries,
  currency,
  choices,
}: {
  input: OrderInput;
  method: DeliveryMethod;
  countries: { code: string; name: string }[];
  currency: string;
  choices: CheckoutChoices;
}) {
  const router = useRouter();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const collected = isCollected({ delivery: method });
  const reference = input.payment.purchaseOrder;

  async function order() {
    setPending(true);
    setFailure(null);
    try {
      const { number } = await placeOrder(input);
      announceMeChanged();
      if (input.payment.method === 'card') await openPaymentPage(number);
      else router.push(`/dashboard/myOrders/${number}?placed=1`);
    } catch (error) {
      setPending(false);
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
      // Prices or stock have changed since the page was rendered.
      if (error.status === 409) router.refresh();
    }
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
      </Part>
      <Part title="Payment" href={purchaseHref({ ...choices, step: 'payment' })}>
        <p>
          {paymentMethodNames[input.payment.method]}
          {reference && ` for your purchase order ${reference}`}
        </p>
      </Part>
      {failure && <Rejected failure={failure} fromCart={input.fromCart} />}
      <Button size="lg" pending={pending} onClick={() => void order()} className="sm:self-start">
        {pending
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
  const details = failure.code === 'total-changed' ? [] : Object.values(failure.fields);
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
