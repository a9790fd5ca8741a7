'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useIdempotencyKey } from '@/components/orders/use-idempotency-key';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import type { OrderCustomer } from '@/lib/orders/schema/edit';
import type { AddressInput } from '@/lib/orders/schema/inputs';
import type { Order, SavedAddress } from '@/lib/orders/schema/order';
import type { DeliveryMethod } from '@/lib/settings/schema/shop';
import { CustomerPicker, NewCustomer } from './customer-picker';
import { OrderEntryForm, type Entry } from './order-entry-form';

type Chosen = { customer: OrderCustomer; addresses: SavedAddress[] };

function firstAddress({ customer, addresses }: Chosen, country: string): AddressInput {
  if (addresses[0]) {
    const { id: _, ...address } = addresses[0];
    return address;
  }
  const empty = { company: '', line1: '', line2: '', city: '', region: '', postcode: '', phone: '' };
  return { ...empty, name: customer.name, country };
}

/** Places an order for a customer: first who buys, then what, where to and at which total. */
export function NewOrder({
  countries,
  methods,
  currency,
}: {
  countries: { code: string; name: string }[];
  methods: DeliveryMethod[];
  currency: string;
}) {
  const router = useRouter();
  const { keyFor, forget } = useIdempotencyKey();
  const [chosen, setChosen] = useState<Chosen>();

  async function choose(customer: OrderCustomer) {
    try {
      const path = `/order-customers/${customer.id}/addresses`;
      setChosen({ customer, addresses: await api.get<SavedAddress[]>(path, { withToken: true }) });
    } catch (error) {
      toast.error(messageOf(error));
    }
  }

  if (!chosen)
    return (
      <div className="flex max-w-3xl flex-col gap-10">
        <CustomerPicker onChoose={choose} />
        <NewCustomer onChoose={choose} />
      </div>
    );
  const { customer, addresses } = chosen;

  async function place({ why: _, purchaseOrder, ...entry }: Entry) {
    const payment = { method: 'invoice', purchaseOrder };
    const body = { ...entry, payment, customer: customer.id };
    const headers = { 'idempotency-key': keyFor(JSON.stringify(body)) };
    const { number } = await api.post<Order>('/phone-orders', body, { headers });
    forget();
    toast.success(`Order ${number} placed for ${customer.name}`);
    router.push(`/dashboard/manageOrder/${number}`);
  }

  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <span className="wrap-anywhere">
          For <strong>{customer.name}</strong> ({customer.email})
        </span>
        <Button variant="secondary" size="sm" onClick={() => setChosen(undefined)}>
          Another customer
        </Button>
      </p>
      <OrderEntryForm
        customer={customer.id}
        start={{
          lines: [],
          address: firstAddress(chosen, countries[0]?.code ?? ''),
          delivery: methods[0]?.id ?? '',
          purchaseOrder: '',
          code: '',
        }}
        addresses={addresses}
        countries={countries}
        methods={methods}
        currency={currency}
        action="Place the order"
        onSubmit={place}
      />
    </>
  );
}
