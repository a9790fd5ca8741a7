'use client';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FormError } from '@/components/account/form-error';
import { showFailure } from '@/components/account/show-failure';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { api } from '@/lib/api/client/api';
import { typedMoney, typedNumber } from '@/lib/purchasing/rules/form';
import type { SupplierPart } from '@/lib/purchasing/schema/suppliers';
import { decimalMoney } from '@/lib/shared/money';

const names = ['sku', 'partNumber', 'cost', 'packSize', 'leadTimeDays'] as const;
type Form = Record<(typeof names)[number], string> & { preferred: boolean };

const labels: Record<(typeof names)[number], string> = {
  sku: 'SKU',
  partNumber: 'Supplier’s part number',
  cost: 'Cost of one unit',
  packSize: 'Pack size',
  leadTimeDays: 'Lead time (days)',
};

/** A dialog that says what a supplier sells as a SKU. */
export function PartForm({
  supplierId,
  currency,
  part,
  trigger,
}: {
  supplierId: string;
  currency: string;
  part?: SupplierPart;
  trigger: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const { run } = useOrderCall();
  const { register, handleSubmit, setError, formState } = useForm<Form>({
    defaultValues: {
      sku: part?.sku ?? '',
      partNumber: part?.partNumber ?? '',
      cost: part ? decimalMoney(part.cost, currency) : '',
      packSize: String(part?.packSize ?? 1),
      leadTimeDays: part?.leadTimeDays === null ? '' : String(part?.leadTimeDays ?? ''),
      preferred: part?.preferred ?? true,
    },
  });
  const { errors, isSubmitting } = formState;

  async function save({ sku, ...typed }: Form) {
    const path = `/suppliers/${supplierId}/parts/${encodeURIComponent(sku.trim())}`;
    try {
      const body = {
        partNumber: typed.partNumber,
        cost: typedMoney(typed.cost, currency),
        packSize: typedNumber(typed.packSize),
        leadTimeDays: typed.leadTimeDays.trim() ? typedNumber(typed.leadTimeDays) : null,
        preferred: typed.preferred,
      };
      await api.put(path, body);
      setOpen(false);
      await run(() => Promise.resolve(), `${sku.trim()} saved`);
    } catch (error) {
      showFailure(error, setError, [...names]);
    }
  }

  return (
    <Dialog open={open} onOpenChange={setOpen} trigger={trigger} title={part ? part.sku : 'Add a part'}>
      <ScriptForm onSubmit={handleSubmit(save)} className="grid gap-4 sm:grid-cols-2">
        {names.map((name) => (
          <Field
            key={name}
            label={name === 'cost' ? `${labels[name]} (${currency})` : labels[name]}
            help={name === 'leadTimeDays' ? 'Empty: the supplier’s.' : undefined}
            error={errors[name]?.message}
            required={name !== 'leadTimeDays'}
          >
            {(ids) => (
              <TextInput
                {...register(name)}
                {...ids}
                autoComplete="off"
                readOnly={name === 'sku' && part !== undefined}
              />
            )}
          </Field>
        ))}
        <Checkbox {...register('preferred')} label="Buy this SKU here first" className="sm:col-span-2" />
        <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
        <Button type="submit" pending={isSubmitting} className="justify-self-end sm:col-span-2">
          Save part
        </Button>
      </ScriptForm>
    </Dialog>
  );
}
