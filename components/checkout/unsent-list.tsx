'use client';
import { useEffect, useState } from 'react';
import { buttonClasses } from '@/components/ui/button';
import { formatMoney } from '@/lib/shared/money';
import { sendUnsent } from './send-unsent';
import { isWaiting, listUnsent, removeUnsent, watchUnsent, type UnsentOrder } from './unsent-orders';

const pauseBetweenTries = 30_000;

/** The orders of a person that this device keeps, which are sent as soon as there is a network, with what came of them. */
export function UnsentList({ owner }: { owner: string }) {
  const [orders, setOrders] = useState<UnsentOrder[]>([]);
  const waits = orders.some(isWaiting);

  useEffect(() => {
    const read = () => setOrders(listUnsent(owner));
    read();
    return watchUnsent(read);
  }, [owner]);

  useEffect(() => {
    if (!waits) return;
    const send = () => void sendUnsent(owner);
    send();
    window.addEventListener('online', send);
    const timer = setInterval(send, pauseBetweenTries);
    return () => {
      window.removeEventListener('online', send);
      clearInterval(timer);
    };
  }, [owner, waits]);

  if (orders.length === 0) return null;
  return (
    <section
      aria-label="Orders kept on this device"
      className="no-print border-b border-line-strong bg-warn-ground px-4 py-3 text-ink"
    >
      <ul aria-live="polite" className="mx-auto flex max-w-7xl flex-col gap-3">
        {orders.map((order) => (
          <li key={order.key} className="flex flex-wrap items-center justify-between gap-3">
            <div className="min-w-0">
              <Outcome order={order} />
            </div>
            <span className="flex flex-wrap gap-3">
              {order.failure && (
                <a href={order.href} className={buttonClasses('primary', 'sm')}>
                  Check it again
                </a>
              )}
              <button
                type="button"
                onClick={() => removeUnsent(order.key)}
                className={buttonClasses('secondary', 'sm')}
              >
                {order.number ? 'Close' : order.failure ? 'Discard' : 'Don’t send'}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Outcome({ order: { input, currency, failure, number } }: { order: UnsentOrder }) {
  const reference = input.payment.purchaseOrder;
  const what = `order for ${formatMoney(input.total, currency)}${reference && `, purchase order ${reference},`}`;
  if (number)
    return (
      <p>
        Your {what} was placed:{' '}
        <a href={`/dashboard/myOrders/${number}`} className="font-semibold underline underline-offset-4">
          {number}
        </a>
      </p>
    );
  if (failure)
    return (
      <>
        <p className="font-semibold">
          Your {what} was not placed: {failure.message}
        </p>
        {failure.details.map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
        <p>Nothing is ordered until you have checked it again.</p>
      </>
    );
  return (
    <>
      <p className="font-semibold">Your {what} is not sent yet.</p>
      <p>
        It is kept on this device and sent when the network is back, once, and only at the prices that you
        have seen. Signing out deletes it.
      </p>
    </>
  );
}
