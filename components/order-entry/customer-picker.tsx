'use client';
import { useState } from 'react';
import { EmailText } from '@/components/account/email-text';
import { RecordPicker } from '@/components/forms/record-picker';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { ApiError, messageOf } from '@/lib/api/client/errors';
import type { OrderCustomer } from '@/lib/orders/schema/edit';

/** Finds the account of a customer by name or email. */
export function CustomerSearch({
  nothing,
  onChoose,
}: {
  /** What is said when nobody is found. */
  nothing: string;
  onChoose: (customer: OrderCustomer) => void;
}) {
  return (
    <RecordPicker<OrderCustomer>
      label="Name or email"
      names={{ one: 'customer', many: 'customers' }}
      nothing={nothing}
      search={(words) => api.get(`/order-customers?q=${encodeURIComponent(words)}`, { withToken: true })}
      describe={({ name, email }) => `${name}, ${email}`}
      onChoose={onChoose}
    >
      {({ name, email }) => (
        <>
          <span className="font-medium">{name}</span>{' '}
          <span className="text-muted">
            <EmailText email={email} />
          </span>
        </>
      )}
    </RecordPicker>
  );
}

/** Finds the customer for whom an order is placed. */
export function CustomerPicker({ onChoose }: { onChoose: (customer: OrderCustomer) => Promise<void> }) {
  return (
    <section aria-labelledby="find-customer" className="flex flex-col gap-4">
      <h2 id="find-customer" className="text-2xl">
        A customer with an account
      </h2>
      <CustomerSearch
        nothing="Nobody found. Open an account below."
        onChoose={(customer) => void onChoose(customer)}
      />
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
      await onChoose(await api.post('/order-customers', { name, email }));
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
