'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { Button } from '@/components/ui/button';
import { addressHeading } from '@/lib/orders/rules/checkout';
import { addressLines } from '@/lib/orders/rules/places';
import type { SavedAddress } from '@/lib/orders/schema/order';
import { AddressForm } from './address-form';

type Editing = { address?: SavedAddress } | null;

/** Selects an address from the address book, or adds one. */
export function AddressBook({
  addresses,
  siteIds = [],
  chosen,
  name,
  countries,
  collected,
  onChosen,
}: {
  addresses: SavedAddress[];
  siteIds?: string[];
  chosen: string | undefined;
  name: string;
  countries: { code: string; name: string }[];
  /** Whether the customer collects the goods: then it is the billing address. */
  collected: boolean;
  onChosen: (id: string) => void;
}) {
  const router = useRouter();
  const [selected, setSelected] = useState(chosen ?? addresses[0]?.id);
  const [editing, setEditing] = useState<Editing>(addresses.length ? null : {});

  async function remove({ id, name, line1 }: SavedAddress) {
    try {
      await api.delete(`/addresses/${id}`);
      toast.success(`Address of ${name}, ${line1} removed`);
      if (addresses.length === 1) setEditing({});
      if (selected === id) setSelected(addresses.find((other) => other.id !== id)?.id);
      router.refresh();
    } catch (error) {
      toast.error(messageOf(error));
    }
  }

  if (editing) {
    return (
      <AddressForm
        address={editing.address}
        name={name}
        countries={countries}
        submitLabel="Save and continue"
        collected={collected}
        onSaved={(address) => onChosen(address.id)}
        onCancel={addresses.length ? () => setEditing(null) : undefined}
      />
    );
  }
  return (
    <ScriptForm
      onSubmit={() => {
        if (selected) onChosen(selected);
      }}
    >
      <fieldset>
        <legend className="sr-only">{addressHeading(collected)}</legend>
        <ul className="grid gap-4 sm:grid-cols-2">
          {addresses.map((address) => (
            <li
              key={address.id}
              className="flex flex-col rounded-card border border-line bg-surface p-4 has-checked:border-ink has-checked:ring-1 has-checked:ring-ink"
            >
              <label className="flex grow cursor-pointer gap-3">
                <input
                  type="radio"
                  name="address"
                  value={address.id}
                  checked={selected === address.id}
                  onChange={() => setSelected(address.id)}
                  className="mt-1 size-5 shrink-0 accent-link"
                />
                <span className="min-w-0">
                  {addressLines(address, countries).map((line, index) => (
                    <span key={index} className={index === 0 ? 'block font-semibold' : 'block'}>
                      {line}
                    </span>
                  ))}
                </span>
              </label>
              {!siteIds.includes(address.id) && (
                <div className="mt-2 ml-5 flex">
                  <Button variant="quiet" size="sm" onClick={() => setEditing({ address })}>
                    Edit
                    <span className="sr-only">
                      {' '}
                      the address of {address.name}, {address.line1}
                    </span>
                  </Button>
                  <Button variant="quiet" size="sm" onClick={() => void remove(address)}>
                    Remove
                    <span className="sr-only">
                      {' '}
                      the address of {address.name}, {address.line1}
                    </span>
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" disabled={!selected}>
          {collected ? 'Bill to this address' : 'Deliver here'}
        </Button>
        <Button variant="secondary" onClick={() => setEditing({})}>
          Add an address
        </Button>
      </div>
    </ScriptForm>
  );
}
