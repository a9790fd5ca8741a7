'use client';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { purchaseOrderFileHref, purchaseOrderFileProblem } from '@/lib/orders/rules/purchase-order-file';
import type { Order } from '@/lib/orders/schema/order';
import { fileProblem, fileQuery } from './purchase-order-upload';
import { useOrderCall } from './use-order-call';

/** The purchase order of an order as a file: to download, and to attach or replace until the order is shipped. */
export function PurchaseOrderFile({ order, mayAttach }: { order: Order; mayAttach: boolean }) {
  const { number, purchaseOrderFile: file } = order;
  const { pending, run } = useOrderCall();
  const input = useRef<HTMLInputElement>(null);
  const isOpen = mayAttach && !purchaseOrderFileProblem(order);

  async function attach(chosen: File | undefined) {
    if (!chosen) return;
    const problem = fileProblem(chosen);
    if (problem) return void toast.error(problem);
    await run(
      () => api.put(`/orders/${number}/purchase-order${fileQuery(chosen)}`, chosen),
      'Purchase order attached',
    );
    if (input.current) input.current.value = '';
  }

  return (
    <>
      {file && (
        <p className="text-sm wrap-anywhere">
          <a href={purchaseOrderFileHref(number)} download className="underline underline-offset-4">
            {file.name}
            <span className="sr-only">, the purchase order as PDF</span>
          </a>
        </p>
      )}
      {isOpen && (
        <>
          <input
            ref={input}
            type="file"
            accept="application/pdf"
            aria-label="Purchase order as PDF"
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => void attach(event.target.files?.[0])}
          />
          <Button
            variant="quiet"
            size="sm"
            pending={pending}
            className="no-print -ml-3"
            onClick={() => input.current?.click()}
          >
            {file ? 'Replace the PDF' : 'Attach your purchase order (PDF)'}
          </Button>
        </>
      )}
    </>
  );
}
