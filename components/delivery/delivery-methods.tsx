'use client';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { FormText } from '@/components/admin/form-text';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { TextInput } from '@/components/ui/input';
import type { ShopForm } from '@/lib/settings/rules/form';
import { collectionMethodId } from '@/lib/settings/rules/collection';
import { slugOf } from '@/lib/shared/slug';
import { newRate, RateFields } from './rate-fields';

/** The delivery methods; collection has its rate here, because it needs no zone. */
export function DeliveryMethods({ currency }: { currency: string }) {
  const { control, register, getValues, setValue } = useFormContext<ShopForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'deliveryMethods', keyName: 'key' });
  const hasCollection = fields.some(({ id }) => id === collectionMethodId);

  /** Zones must not keep rates of a method that is gone. */
  function drop(index: number, method: string) {
    remove(index);
    for (const [at, zone] of getValues('deliveryZones').entries())
      setValue(
        `deliveryZones.${at}.rates`,
        zone.rates.filter((rate) => rate.method !== method),
      );
  }

  return (
    <section aria-labelledby="methods" className="flex flex-col gap-4">
      <h2 id="methods" className="text-2xl">
        Methods
      </h2>
      <ul className="flex flex-col gap-3">
        {fields.map(({ key, id, name }, index) => (
          <li key={key}>
            <div role="group" aria-label={name} className="rounded-card border border-line p-3">
              <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
                <FormText name={`deliveryMethods.${index}.name`} label="Name" className="w-52" required />
                <FormText
                  name={`deliveryMethods.${index}.description`}
                  label="Description"
                  className="w-64 grow"
                />
                <span className="mt-6.5">
                  <IconButton icon={Trash2} label={`Remove ${name}`} onClick={() => drop(index, id)} />
                </span>
              </div>
              <p className="mt-2 text-sm text-muted">
                Code: <code>{id}</code>
              </p>
              {id === collectionMethodId ? (
                <RateFields
                  path={`deliveryMethods.${index}.collection`}
                  name={name}
                  currency={currency}
                  isCollection
                />
              ) : (
                <Checkbox
                  label="Express"
                  help="Not offered for dangerous goods"
                  {...register(`deliveryMethods.${index}.isExpress`)}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      <NewMethod
        onAdd={(name, id) => append({ id, name, description: '', isExpress: false, collection: null })}
        isTaken={(id) => id === collectionMethodId || fields.some((method) => method.id === id)}
      />
      {!hasCollection && (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          onClick={() =>
            append({
              id: collectionMethodId,
              name: 'Collect at our counter',
              description: '',
              isExpress: false,
              collection: newRate('value'),
            })
          }
        >
          Let customers collect
        </Button>
      )}
    </section>
  );
}

/** Adds a method by its name, from which its code follows. */
function NewMethod({
  onAdd,
  isTaken,
}: {
  onAdd: (name: string, id: string) => void;
  isTaken: (id: string) => boolean;
}) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  function add() {
    const id = slugOf(name).slice(0, 40).replace(/-$/, '');
    if (!id) return setProblem('Enter a name');
    if (isTaken(id)) return setProblem('There is such a method already');
    onAdd(name.trim(), id);
    setName('');
    setProblem('');
  }
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Field label="Name of a new method" error={problem || undefined} className="w-64">
        {(ids) => (
          <TextInput
            {...ids}
            value={name}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
            onKeyDown={(event) => {
              // Enter must not save the whole form.
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
        )}
      </Field>
      <Button variant="secondary" className="mt-6.5" onClick={add}>
        Add a method
      </Button>
    </div>
  );
}
