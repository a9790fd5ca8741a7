'use client';
import { useState } from 'react';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Button } from '@/components/ui/button';
import { Field, RequiredNote } from '@/components/ui/field';
import { Select, TextArea, TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { api } from '@/lib/api/client/api';
import { termsInput, type CreditAccount, type CreditStatus } from '@/lib/credit/schema';
import { decimalMoney, parseMoney } from '@/lib/shared/money';

/** Grants, changes or withdraws the terms on which a customer buys on invoice. */
export function TermsForm({
  id,
  account,
  currency,
  locale,
}: {
  id: string;
  account: CreditAccount | null;
  currency: string;
  locale: string;
}) {
  const { pending, run } = useOrderCall();
  const [status, setStatus] = useState<CreditStatus>(account?.status ?? 'active');
  const [netDays, setNetDays] = useState(String(account?.netDays ?? 30));
  const [limit, setLimit] = useState(account ? decimalMoney(account.limit, currency, locale) : '');
  const [why, setWhy] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function save() {
    const parsed = termsInput.safeParse({
      status,
      netDays: netDays.trim() ? Number(netDays) : NaN,
      limit: parseMoney(limit, currency, locale) ?? NaN,
      why,
      version: account?.termsVersion ?? null,
    });
    if (!parsed.success) {
      setErrors(
        Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])),
      );
      return;
    }
    setErrors({});
    if (await run(() => api.put(`/credit-accounts/${id}`, parsed.data), 'Terms saved')) setWhy('');
  }

  return (
    <ScriptForm onSubmit={save} className="flex max-w-xl flex-col gap-4">
      <RequiredNote />
      <Field label="Buying on invoice">
        {(ids) => (
          <Select {...ids} value={status} onChange={(event) => setStatus(event.target.value as CreditStatus)}>
            <option value="active">Granted</option>
            <option value="withdrawn">Withdrawn</option>
          </Select>
        )}
      </Field>
      <Field label="Days to pay" help="From the issue of each invoice" error={errors.netDays} required>
        {(ids) => (
          <TextInput
            {...ids}
            inputMode="numeric"
            value={netDays}
            onChange={(event) => setNetDays(event.target.value)}
          />
        )}
      </Field>
      <Field
        label={`Credit limit (${currency})`}
        help="Open orders and open invoices together, tax included"
        error={errors.limit}
        required
      >
        {(ids) => (
          <TextInput
            {...ids}
            inputMode="decimal"
            value={limit}
            onChange={(event) => setLimit(event.target.value)}
          />
        )}
      </Field>
      <Field label="Reason" help="Kept in the audit log" error={errors.why} required>
        {(ids) => <TextArea {...ids} rows={2} value={why} onChange={(event) => setWhy(event.target.value)} />}
      </Field>
      <Button type="submit" disabled={pending} className="self-start">
        {account ? 'Save terms' : 'Grant terms'}
      </Button>
    </ScriptForm>
  );
}
