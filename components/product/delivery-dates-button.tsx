'use client';
import { useState } from 'react';
import { onDemand } from '@/components/layout/on-demand';

const DeliveryDates = onDemand(() => import('./delivery-dates').then((loaded) => loaded.DeliveryDates));

/** Opens the form that says when a quantity of a SKU arrives at a place. */
export function DeliveryDatesButton({ sku, start }: { sku: string; start: number }) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <DeliveryDates sku={sku} start={start} />;
  return (
    <button
      type="button"
      className="min-h-6 w-full text-left text-link underline underline-offset-4"
      onClick={() => setIsOpen(true)}
    >
      When would it arrive?
    </button>
  );
}
