'use client';
import { useRouter } from 'next/navigation';
import { useIdempotencyKey } from '@/components/orders/use-idempotency-key';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import type { Order, SavedAddress } from '@/lib/orders/schema/order';
import type { DeliveryMethod } from '@/lib/settings/schema/shop';
import { OrderEntryForm, type Entry } from './order-entry-form';

/** Changes an order that waits for its confirmation. */
export function EditOrder({
  order,
  version,
  addresses,
  countries,
  methods,
}: {
  order: Order;
  version: number;
  addresses: SavedAddress[];
  countries: { code: string; name: string }[];
  methods: DeliveryMethod[];
}) {
  const router = useRouter();
  const { keyFor, forget } = useIdempotencyKey();
  const { number, lines, address, delivery, payment, discounts = [], totals } = order;

  async function save(entry: Entry) {
    const body = { ...entry, version };
    const headers = { 'idempotency-key': keyFor(JSON.stringify(body)) };
    try {
      await api.put(`/orders/${number}/edit`, body, { headers });
    } catch (error) {
      // Somebody has changed the order: the page shows it as it is now.
      if (error instanceof ApiError && ['order-changed', 'illegal-change'].includes(error.code))
        router.refresh();
      throw error;
    }
    forget();
    toast.success(`Order ${number} changed. The customer is told by email.`);
    router.push(`/dashboard/manageOrder/${number}`);
    router.refresh();
  }

  return (
    <OrderEntryForm
      number={number}
      start={{
        lines: lines.map(({ sku, name, quantity, comment }) => ({
          sku,
          name,
          quantity: String(quantity),
          comment,
        })),
        shipComplete: order.shipComplete,
        requestedDate: order.requestedDate ?? null,
        address,
        delivery: delivery.id,
        purchaseOrder: payment.purchaseOrder,
        code: discounts.find((discount) => discount.code)?.code ?? '',
      }}
      addresses={addresses}
      countries={countries}
      methods={methods}
      currency={totals.currency}
      asksWhy
      action="Save the change"
      onSubmit={save}
    />
  );
}
