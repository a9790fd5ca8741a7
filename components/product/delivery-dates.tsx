'use client';
import { useEffect, useRef, useState } from 'react';
import { useFormCall } from '@/components/forms/use-form-call';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select, TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { estimateText } from '@/lib/delivery/rules/dates';
import { deliveryDatesQuery, type DeliveryDates as Dates, type DeliveryOption } from '@/lib/delivery/schema';
import { postcodeLabel } from '@/lib/orders/rules/places';
import { formatDay } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/formats';

type Place = { country: string; postcode: string };

/** Where the browser keeps the place that was entered last. */
const storageKey = 'delivery-place';

function readPlace(): Place | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Place | null;
  } catch {
    return null;
  }
}

function keepPlace(place: Place): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(place));
  } catch {
    // A browser that stores nothing asks again.
  }
}

function Methods({
  title,
  options,
  currency,
}: {
  title: string;
  options: DeliveryOption[];
  currency: string;
}) {
  if (options.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="divide-y divide-line">
        {options.map(({ id, name, offer, problem }) => (
          <li key={id} className="py-1.5 text-sm">
            {offer ? (
              <>
                <span className="font-medium">{name}:</span>{' '}
                <span className="whitespace-nowrap">{estimateText(offer.estimate)}</span>
                <span className="text-muted">
                  {' '}
                  · {offer.charge === 0 ? 'free' : formatMoney(offer.charge, currency)}
                </span>
              </>
            ) : (
              problem
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Answer({ dates }: { dates: Dates }) {
  const { currency, place, inStock, missing, expectedOn, now, later } = dates;
  return (
    <div className="flex flex-col gap-3">
      <p>To {place?.label}</p>
      <Methods
        title={missing ? `The ${formatNumber(inStock)} in stock` : `All ${formatNumber(inStock)}, in stock`}
        options={now}
        currency={currency}
      />
      {missing > 0 && (
        <p className="text-sm font-medium text-warn">
          {expectedOn
            ? `${formatNumber(missing)} more are expected about ${formatDay(expectedOn)}; they can be ordered when they are in stock.`
            : `${formatNumber(missing)} more are not in stock, and there is no date for them yet.`}
        </p>
      )}
      <Methods
        title={`All ${formatNumber(inStock + missing)} together`}
        options={later}
        currency={currency}
      />
    </div>
  );
}

/** When a quantity of a SKU arrives at a place: the one used last at first, or one that is entered. */
export function DeliveryDates({
  sku,
  start,
}: {
  sku: string;
  /** The quantity at first. */
  start: number;
}) {
  const form = useRef<HTMLFormElement>(null);
  const { pending, errors, send } = useFormCall();
  const [countries, setCountries] = useState<Dates['countries']>([]);
  const [place, setPlace] = useState<Place>({ country: '', postcode: '' });
  const [dates, setDates] = useState<Dates | null>(null);
  // The first answer is for the place that this browser or this account knows.
  useEffect(() => {
    let isCurrent = true;
    const known = readPlace();
    const query = new URLSearchParams({ sku, quantity: String(start), ...known });
    const first = (text: URLSearchParams) => api.get(`/delivery/dates?${text}`);
    const plain = new URLSearchParams({ sku, quantity: String(start) });
    // A place that the shop no longer knows is forgotten.
    first(query)
      .catch((error: unknown) => {
        if (!known) throw error;
        return first(plain);
      })
      .then((found) => {
        if (!isCurrent) return;
        const { place: at, countries: all } = found;
        setCountries(all);
        setPlace(
          at ? { country: at.country, postcode: at.postcode } : { country: all[0]?.code ?? '', postcode: '' },
        );
        if (at) setDates(found);
      })
      .catch((error: unknown) => toast.error(messageOf(error)));
    return () => {
      isCurrent = false;
    };
  }, [sku, start]);

  async function ask() {
    const typed = new FormData(form.current!);
    const values = { sku, ...place, quantity: String(typed.get('quantity') ?? '') };
    const found = await send(deliveryDatesQuery, values, form.current, ({ quantity, ...query }) =>
      api.get(`/delivery/dates?${new URLSearchParams({ ...query, quantity: String(quantity) })}`),
    );
    if (!found) return;
    keepPlace(place);
    setDates(found);
  }

  return (
    <section
      aria-label="Delivery date"
      className="flex w-full flex-col gap-3 rounded-card border border-line p-4"
    >
      <ScriptForm ref={form} onSubmit={() => void ask()} className="flex flex-wrap items-end gap-3">
        <Field label="Quantity" error={errors.quantity} className="w-24">
          {(ids) => <TextInput {...ids} name="quantity" inputMode="numeric" defaultValue={String(start)} />}
        </Field>
        <Field label="Country" error={errors.country} className="w-44">
          {(ids) => (
            <Select
              {...ids}
              value={place.country}
              onChange={({ target }) => setPlace({ ...place, country: target.value })}
            >
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={postcodeLabel(place.country)} error={errors.postcode} className="w-28">
          {(ids) => (
            <TextInput
              {...ids}
              value={place.postcode}
              maxLength={12}
              autoComplete="postal-code"
              onChange={({ target }) => setPlace({ ...place, postcode: target.value })}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" pending={pending}>
          Show dates
        </Button>
      </ScriptForm>
      <div role="status">{dates && <Answer dates={dates} />}</div>
    </section>
  );
}
