'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { CompanyChoice } from '@/components/order-entry/company-choice';
import { CustomerPicker, NewCustomer } from '@/components/order-entry/customer-picker';
import { useIdempotencyKey } from '@/components/orders/use-idempotency-key';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import type { OrderCompanyChoice, OrderCustomer } from '@/lib/orders/schema/edit';
import { quoteHref } from '@/lib/quotes/rules/paths';

/** Begins a quote: first for whom, then its page prices it. */
export function NewQuote({ message }: { message?: string }) {
  const router = useRouter();
  const { keyFor } = useIdempotencyKey();
  const [chosen, setChosen] = useState<{ customer: OrderCustomer; companies: OrderCompanyChoice[] }>();
  const [companyId, setCompanyId] = useState('');
  const [pending, setPending] = useState(false);

  async function choose(customer: OrderCustomer) {
    try {
      const path = `/order-customers/${customer.id}/companies` as const;
      const companies = await api.get(path, { withToken: true });
      setCompanyId(companies.length === 1 ? companies[0]!.id : '');
      setChosen({ customer, companies });
    } catch (error) {
      toast.error(messageOf(error));
    }
  }

  async function begin(customer: OrderCustomer) {
    setPending(true);
    const input = {
      customer: customer.id,
      ...(companyId && { company: companyId }),
      ...(message && { message }),
    };
    try {
      const body = { key: keyFor(JSON.stringify(input)), ...input };
      const { number } = await api.post('/quotes', body);
      router.push(quoteHref(number));
    } catch (error) {
      setPending(false);
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
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="flex flex-wrap items-center gap-3">
        <span className="wrap-anywhere">
          For <strong>{customer.name}</strong> ({customer.email})
        </span>
        <Button variant="secondary" size="sm" onClick={() => setChosen(undefined)}>
          Another customer
        </Button>
      </p>
      {companies.length > 0 && (
        <CompanyChoice companies={companies} chosen={companyId} onChoose={setCompanyId} />
      )}
      <Button pending={pending} onClick={() => void begin(customer)}>
        Begin the quote
      </Button>
    </div>
  );
}
