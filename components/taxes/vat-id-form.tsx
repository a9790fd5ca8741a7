'use client';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { vatIdInput } from '@/lib/taxes/schema/tax';
import { useFormCall } from '@/components/forms/use-form-call';

/** The customer's VAT id, with what is known about it. */
export function VatIdForm({ vatId, sellerCountry }: { vatId: string; sellerCountry: string | null }) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [saved, setSaved] = useState(vatId);
  const { pending, errors, send } = useFormCall();

  async function save() {
    const input = form.current!.elements.namedItem('vatId') as HTMLInputElement;
    const own = await send(vatIdInput, { vatId: input.value }, form.current, (values) =>
      api.put('/account/vat-id', values),
    );
    if (!own) return;
    setSaved(own.vatId);
    input.value = own.vatId;
    toast.success(own.vatId ? 'Your VAT ID is saved' : 'Your VAT ID is removed');
    router.refresh();
  }

  return (
    <div className="flex flex-col gap-3">
      <ScriptForm ref={form} onSubmit={() => void save()} className="flex flex-wrap items-start gap-3">
        <Field
          label="VAT ID"
          help="Of a company in the EU, such as DE136695976. Leave it empty to remove it."
          error={errors.vatId && `Invalid: ${errors.vatId}`}
          className="w-full max-w-sm"
        >
          {(ids) => (
            <TextInput {...ids} name="vatId" defaultValue={vatId} maxLength={30} autoComplete="off" />
          )}
        </Field>
        <Button type="submit" variant="secondary" pending={pending} className="sm:mt-6.5">
          Save VAT ID
        </Button>
      </ScriptForm>
      {saved && (
        <p>
          <Badge tone="good">Valid format</Badge> {saved}: letters, digits and check digit are right.
        </p>
      )}
      <p className="max-w-prose text-sm text-muted">
        {sellerCountry
          ? `On deliveries to other EU countries than ${sellerCountry} you owe the VAT yourself (reverse charge) while a valid VAT ID is saved here. `
          : 'This shop has no VAT ID of its own, so yours does not change what you pay. '}
        We check the format only and do not ask the EU’s register (VIES) whether the ID is registered.
      </p>
    </div>
  );
}
