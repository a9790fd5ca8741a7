'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReviewedPrices } from '@/lib/orders/rules/price-changes';
import { formatTime } from '@/lib/shared/dates';
import { PriceChanges } from './price-changes';

const never = () => () => {};

/** The time of day of a moment on the customer's clock; null on the server, which doesn't know it. */
function useTimeOfDay(moment: string): string | null {
  return useSyncExternalStore(
    never,
    () => formatTime(moment, navigator.language),
    () => null,
  );
}

function useIsOver(moment: string): boolean {
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setOver(moment), Date.parse(moment) - Date.now());
    return () => clearTimeout(timer);
  }, [moment]);
  return over === moment;
}

/** Until when the prices of the order hold, and what has changed since the customer saw them before. */
export function ReviewedNotice({ until, changes }: Pick<ReviewedPrices, 'until' | 'changes'>) {
  const time = useTimeOfDay(until);
  const isOver = useIsOver(until);
  return (
    <>
      {changes.length > 0 && (
        <PriceChanges changes={changes} caption="Prices have changed since you last checked this order" />
      )}
      <p className="text-muted">
        {isOver
          ? 'The time for these prices is over. If one has changed, we show it to you before you pay.'
          : `These prices stay as they are ${time ? `until ${time}` : 'for up to 15 minutes'}. The goods are reserved when you place the order.`}
      </p>
    </>
  );
}
