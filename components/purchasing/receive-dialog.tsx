'use client';
import { useState } from 'react';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { ApiError, messageOf } from '@/lib/api/client/errors';
import { typedMoney, typedNumber } from '@/lib/purchasing/rules/form';
import { outstanding } from '@/lib/purchasing/rules/status';
import type { PurchaseOrder } from '@/lib/purchasing/schema/orders';
import { decimalMoney } from '@/lib/shared/money';

/** The id of a receipt: 24 hexadecimal digits, chosen once for each opening of the dialog. */
const newReceiptId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Receives a delivery: the units and the actual cost of each line. What has not arrived is left at 0. */
export function ReceiveDialog({ order, shopCurrency }: { order: PurchaseOrder; shopCurrency: string }) {
  const { run } = useOrderCall();
  const [open, setOpen] = useState(false);
  const [id, setId] = useState('');
  const [pending, setPending] = useState(false);
  const [typed, setTyped] = useState<Record<string, { quantity: string; cost: string }>>({});
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const due = order.lines.filter((line) => outstanding(line) > 0);

  function toggle(next: boolean) {
    if (next) {
      setId(newReceiptId());
      setErrors({});
      setNote('');
      const isSame = order.currency === shopCurrency;
      setTyped(
        Object.fromEntries(
          due.map((line) => [
            line.sku,
            {
              quantity: String(outstanding(line)),
              cost: isSame ? decimalMoney(line.cost, shopCurrency) : '',
            },
          ]),
        ),
      );
    }
    setOpen(next);
  }

  async function receive() {
    const arrived = due.filter(({ sku }) => (typed[sku]?.quantity ?? '').trim().replace(/^0+$/, '') !== '');
    if (arrived.length === 0) return toast.error('Enter the units that have arrived.');
    const lines = arrived.map(({ sku }) => {
      const { quantity = '', cost = '' } = typed[sku] ?? {};
      return {
        sku,
        quantity: typedNumber(quantity),
        cost: cost.trim() ? typedMoney(cost, shopCurrency) : null,
      };
    });
    setPending(true);
    try {
      await api.post(`/purchase-orders/${order.number}/receipts`, { id, note, lines });
      setOpen(false);
      await run(() => Promise.resolve(), 'Received into stock');
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setErrors(
        Object.fromEntries(
          arrived.flatMap(({ sku }, index) =>
            ['quantity', 'cost'].map((field) => [`${sku} ${field}`, fields[`lines.${index}.${field}`] ?? '']),
          ),
        ),
      );
      toast.error(messageOf(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      wide
      open={open}
      onOpenChange={toggle}
      trigger={<Button size="sm">Receive</Button>}
      title={`Receive ${order.number}`}
      description="Enter what has arrived and what one unit actually costs. The units go into stock at once."
    >
      <ScriptForm onSubmit={() => void receive()} className="flex flex-col gap-4">
        {due.map((line) => (
          <fieldset
            key={line.sku}
            className="grid grid-cols-2 items-start gap-3 border-b border-line pb-3 sm:grid-cols-[minmax(0,1fr)_8rem_9rem]"
          >
            <legend className="sr-only">{line.sku}</legend>
            <p className="min-w-0 max-sm:col-span-2">
              <span className="font-semibold">{line.sku}</span>
              <span className="block text-sm wrap-anywhere text-muted">{line.product}</span>
            </p>
            {(['quantity', 'cost'] as const).map((field) => (
              <Field
                key={field}
                label={
                  field === 'quantity' ? `Units (of ${outstanding(line)})` : `Unit cost (${shopCurrency})`
                }
                error={errors[`${line.sku} ${field}`] || undefined}
              >
                {(ids) => (
                  <TextInput
                    {...ids}
                    inputMode={field === 'quantity' ? 'numeric' : 'decimal'}
                    value={typed[line.sku]?.[field] ?? ''}
                    onChange={(event) => {
                      const before = typed[line.sku] ?? { quantity: '', cost: '' };
                      setTyped({ ...typed, [line.sku]: { ...before, [field]: event.target.value } });
                    }}
                  />
                )}
              </Field>
            ))}
          </fieldset>
        ))}
        <Field label="Note" help="Such as the number of the delivery note.">
          {(ids) => (
            <TextInput
              {...ids}
              maxLength={1000}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" pending={pending} className="self-end">
          Receive into stock
        </Button>
      </ScriptForm>
    </Dialog>
  );
}
