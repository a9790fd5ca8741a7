'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { CustomerPicker } from '@/components/order-entry/customer-picker';
import { useIdempotencyKey } from '@/components/orders/use-idempotency-key';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { blanketOrderHref } from '@/lib/blanket-orders/rules/paths';
import type { OrderCompanyChoice, OrderCustomer } from '@/lib/orders/schema/edit';

/** Begins a blanket order: first for which company and member, then its page says what is agreed. */
export function NewBlanketOrder() {
  const router = useRouter();
  const { keyFor } = useIdempotencyKey();
  const [chosen, setChosen] = useState<{ customer: OrderCustomer; companies: OrderCompanyChoice[] }>();
  const [company, setCompany] = useState('');
  const [pending, setPending] = useState(false);

  async function choose(customer: OrderCustomer) {
    try {
      const path = `/order-customers/${customer.id}/companies` as const;
      const companies = await api.get(path, { withToken: true });
      if (companies.length === 0)
        return void toast.error(`${customer.name} can’t order for a company. Choose one of its members.`);
      setCompany(companies[0]!.id);
      setChosen({ customer, companies });
    } catch (error) {
      toast.error(messageOf(error));
    }
  }

  async function begin(customer: OrderCustomer) {
    setPending(true);
    const input = { customer: customer.id, company };
    try {
      const body = { key: keyFor(JSON.stringify(input)), ...input };
      const { number } = await api.post('/blanket-orders', body);
      router.push(blanketOrderHref(number));
    } catch (error) {
      setPending(false);
      toast.error(messageOf(error));
    }
  }

  if (!chosen)
    return (
      <div className="max-w-3xl">
        <CustomerPicker onChoose={choose} />
      </div>
    );
  const { customer, companies } = chosen;
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="flex flex-wrap items-center gap-3">
        <span className="wrap-anywhere">
          Contact <strong>{customer.name}</strong> ({customer.email})
        </span>
        <Button variant="secondary" size="sm" onClick={() => setChosen(undefined)}>
          Another contact
        </Button>
      </p>
      <Field label="Company">
        {(ids) => (
          <Select {...ids} value={company} onChange={(event) => setCompany(event.target.value)}>
            {companies.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button pending={pending} onClick={() => void begin(customer)}>
        Begin the blanket order
      </Button>
    </div>
  );
}
