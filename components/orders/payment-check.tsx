'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { api } from '@/lib/api/client/api';
import { PayButton } from './pay-button';

const tries = 5;

/** Asks whether a payment has arrived after the customer came back from its page, and reloads the order once it has. */
export function PaymentCheck({ number }: { number: string }) {
  const router = useRouter();
  const [count, setCount] = useState(0);
  const isOver = count >= tries;

  useEffect(() => {
    if (isOver) return;
    const ask = () =>
      api.post(`/orders/${number}/pay/check`).then(
        ({ state }) => (state === 'due' ? setCount(count + 1) : router.refresh()),
        () => setCount(count + 1),
      );
    const timer = setTimeout(() => void ask(), count * 1_500);
    return () => clearTimeout(timer);
  }, [count, isOver, number, router]);

  return (
    <div
      role="status"
      className="no-print flex flex-wrap items-center justify-between gap-4 rounded-card border-l-4 border-info bg-info-ground p-5 text-info"
    >
      <p>
        {isOver
          ? 'Your payment has not arrived yet. If you have paid, we write to you as soon as it does.'
          : 'Checking your payment…'}
      </p>
      {isOver && <PayButton number={number} />}
    </div>
  );
}
