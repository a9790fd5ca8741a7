'use client';
import { useForm } from 'react-hook-form';
import { lateResolver } from '@/components/forms/late-resolver';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { ApiError, messageOf } from '@/lib/api/client/errors';
import { Button } from '@/components/ui/button';
import type { AddressInput } from '@/lib/orders/schema/inputs';
import type { SavedAddress } from '@/lib/orders/schema/order';
import { AddressFields } from './address-fields';

const checkAddress = lateResolver(() =>
  import('@/lib/orders/schema/inputs').then((schema) => schema.addressInput),
);

const empty: Omit<AddressInput, 'name' | 'country'> = {
  company: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postcode: '',
  phone: '',
};

function inputOf({ id: _, ...address }: SavedAddress): AddressInput {
  return address;
}

/** Adds an address to the address book, or edits one. */
export function AddressForm({
  address,
  name,
  countries,
  submitLabel,
  collected,
  onSaved,
  onCancel,
}: {
  address?: SavedAddress;
  name: string;
  countries: { code: string; name: string }[];
  submitLabel: string;
  collected: boolean;
  onSaved: (address: SavedAddress) => void;
  onCancel?: () => void;
}) {
  const form = useForm<AddressInput>({
    resolver: checkAddress,
    defaultValues: address ? inputOf(address) : { ...empty, name, country: countries[0]?.code ?? '' },
  });

  async function save(input: AddressInput) {
    try {
      onSaved(
        address ? await api.put(`/addresses/${address.id}`, input) : await api.post('/addresses', input),
      );
    } catch (error) {
      const given = error instanceof ApiError ? error.fields : {};
      const fields = Object.entries(given).filter(([field]) => Object.hasOwn(input, field));
      for (const [field, message] of fields) form.setError(field as keyof AddressInput, { message });
      if (!fields.length) toast.error(messageOf(error));
    }
  }

  return (
    <ScriptForm onSubmit={form.handleSubmit(save)} className="flex flex-col gap-5">
      <AddressFields form={form} countries={countries} collected={collected} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={form.formState.isSubmitting}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            Back to the address book
          </Button>
        )}
      </div>
    </ScriptForm>
  );
}
