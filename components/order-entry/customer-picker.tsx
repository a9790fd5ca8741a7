'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { ApiError, messageOf } from '@/lib/api/client/errors';
import type { OrderCustomer } from '@/lib/orders/schema/edit';

/** Finds the customer for whom an order is placed. */
export function CustomerPicker({ onChoose }: { onChoose: (customer: OrderCustomer) => Promise<void> }) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<OrderCustomer[]>();
  const [pending, setPending] = useState(false);

  async function search() {
    if (query.trim().length < 2) return toast.error('Enter at least two letters.');
    setPending(true);
    try {
      const path = `/order-customers?q=${encodeURIComponent(query.trim())}`;
      setFound(await api.get<OrderCustomer[]>(path, { withToken: true }));
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <section aria-labelledby="find-customer" className="flex flex-col gap-4">
      <h2 id="find-customer" className="text-2xl">
        A customer with an account
      </h2>
      <ScriptForm onSubmit={() => void search()} className="flex flex-wrap items-end gap-3">
        <Field label="Name or email" className="min-w-0 grow">
          {(ids) => (
            <TextInput
              {...ids}
              type="search"
              maxLength={100}
              autoComplete="off"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" pending={pending}>
          Search
        </Button>
      </ScriptForm>
      <div role="status">
        {found?.length === 0 && <p className="text-muted">Nobody found. Open an account below.</p>}
        {found && found.length > 0 && (
          <p className="sr-only">
            {found.length === 1 ? '1 customer found' : `${found.length} customers found`}
          </p>
        )}
      </div>
      {found && found.length > 0 && (
        <ul
          aria-label="Found customers"
          className="divide-y divide-line rounded-card border border-line bg-surface"
        >
          {found.map((customer) => (
            <li key={customer.id} className="flex flex-wrap items-center justify-between gap-3 p-3">
              <span className="min-w-0 wrap-anywhere">
                <span className="font-medium">{customer.name}</span>{' '}
                <span className="text-muted">{customer.email}</span>
              </span>
              <Button
                size="sm"
                variant="secondary"
                aria-label={`Choose ${customer.name}, ${customer.email}`}
                onClick={() => void onChoose(customer)}
              >
                Choose
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Opens an account for a customer who has none; the customer is invited by mail to choose a password. */
export function NewCustomer({ onChoose }: { onChoose: (customer: OrderCustomer) => Promise<void> }) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [pending, setPending] = useState(false);

  async function open() {
    setErrors({});
    setPending(true);
    try {
      await onChoose(await api.post<OrderCustomer>('/order-customers', { name, email }));
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setErrors(fields);
      if (!fields.name && !fields.email) toast.error(messageOf(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <section aria-labelledby="new-customer">
      <h2 id="new-customer" className="mb-4 text-2xl">
        A new customer
      </h2>
      <ScriptForm onSubmit={() => void open()} className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" error={errors.name} required>
          {(ids) => (
            <TextInput
              {...ids}
              maxLength={100}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field
          label="Email"
          help="Gets an invitation to choose a password. An account with this email is used if there is one."
          error={errors.email}
          required
        >
          {(ids) => (
            <TextInput
              {...ids}
              type="email"
              maxLength={254}
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" pending={pending} className="justify-self-start">
          Open an account
        </Button>
      </ScriptForm>
    </section>
  );
}
