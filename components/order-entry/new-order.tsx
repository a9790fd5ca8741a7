'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { EmailText } from '@/components/account/email-text';
import { useIdempotencyKey } from '@/components/orders/use-idempotency-key';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import type { OrderCompanyChoice, OrderCustomer } from '@/lib/orders/schema/edit';
import type { AddressInput } from '@/lib/orders/schema/inputs';
import type { SavedAddress } from '@/lib/orders/schema/order';
import type { PaymentMethod } from '@/lib/orders/schema/payment';
import type { DeliveryMethod } from '@/lib/settings/schema/shop';
import { CompanyChoice } from './company-choice';
import { CustomerPicker, NewCustomer } from './customer-picker';
import { PhonePayment } from './phone-payment';
import { OrderEntryForm, type Entry } from './order-entry-form';

type Chosen = { customer: OrderCustomer; addresses: SavedAddress[]; companies: OrderCompanyChoice[] };

function firstAddress(customer: OrderCustomer, addresses: SavedAddress[], country: string): AddressInput {
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
  payments,
}: {
  countries: { code: string; name: string }[];
  methods: DeliveryMethod[];
  currency: string;
  /** The ways in which an order for a customer can be paid. */
  payments: PaymentMethod[];
}) {
  const router = useRouter();
  const { keyFor, forget } = useIdempotencyKey();
  const [chosen, setChosen] = useState<Chosen>();
  const [companyId, setCompanyId] = useState('');
  const [method, setMethod] = useState<PaymentMethod>('invoice');
  const [beyondTerms, setBeyondTerms] = useState('');

  async function choose(customer: OrderCustomer) {
    try {
      const path = `/order-customers/${customer.id}` as const;
      const [addresses, companies] = await Promise.all([
        api.get(`${path}/addresses`, { withToken: true }),
        api.get(`${path}/companies`, { withToken: true }),
      ]);
      setCompanyId(companies.length === 1 ? companies[0]!.id : '');
      setChosen({ customer, addresses, companies });
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
  const { customer, companies } = chosen;
  const company = companies.find(({ id }) => id === companyId);
  const addresses = [...(company?.sites ?? []), ...chosen.addresses];

  async function place({ why: _, purchaseOrder, requestedDate, ...entry }: Entry) {
    const payment = { method, purchaseOrder };
    const reason = method === 'invoice' ? beyondTerms.trim() : '';
    const override = reason && { creditOverride: reason };
    const day = requestedDate && { requestedDate };
    const body = { ...entry, ...day, payment, customer: customer.id, company: company?.id, ...override };
    const headers = { 'idempotency-key': keyFor(JSON.stringify(body)) };
    const { number } = await api.post('/phone-orders', body, { headers });
    forget();
    toast.success(`Order ${number} placed for ${customer.name}`);
    router.push(`/dashboard/manageOrder/${number}`);
  }

  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <span className="wrap-anywhere">
          For <strong>{customer.name}</strong> (<EmailText email={customer.email} />)
        </span>
        <Button variant="secondary" size="sm" onClick={() => setChosen(undefined)}>
          Another customer
        </Button>
      </p>
      {companies.length > 0 && (
        <CompanyChoice companies={companies} chosen={companyId} onChoose={setCompanyId} />
      )}
      <PhonePayment
        methods={payments}
        method={method}
        onChoose={setMethod}
        reason={beyondTerms}
        onReason={setBeyondTerms}
      />
      <OrderEntryForm
        // The address to begin with is that of who buys.
        key={companyId}
        customer={customer.id}
        company={company?.id}
        start={{
          lines: [],
          address: firstAddress(customer, addresses, countries[0]?.code ?? ''),
          delivery: methods[0]?.id ?? '',
          shipComplete: company?.shipComplete,
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
