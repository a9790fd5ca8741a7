'use client';
import { useRef, useState } from 'react';
import { useFormCall } from '@/components/forms/use-form-call';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Select, TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import type { Cart } from '@/lib/cart/schema';
import { estimateText } from '@/lib/delivery/rules/dates';
import type { CartDelivery, CartDeliveryQuery } from '@/lib/delivery/schema';
import { postcodeLabel } from '@/lib/orders/rules/places';
import { formatMoney } from '@/lib/shared/money';
import { readEstimate, useDeliveryEstimate } from './use-delivery-estimate';

const loadQuery = () => import('@/lib/delivery/schema').then(({ cartDeliveryQuery }) => cartDeliveryQuery);

type Country = { code: string; name: string };

function Estimate({ estimate, currency }: { estimate: CartDelivery; currency: string }) {
  const { cheapest, problems } = estimate;
  return (
    <>
      {cheapest ? (
        <p>
          <strong className="figures">
            {cheapest.charge === 0 ? 'Free' : formatMoney(cheapest.charge, currency)}
          </strong>{' '}
          by {cheapest.offer.name}, expected{' '}
          <span className="whitespace-nowrap">{estimateText(cheapest.offer.estimate)}</span>
        </p>
      ) : (
        <p className="font-medium text-warn">We can’t send this cart there.</p>
      )}
      {problems.map((problem) => (
        <p key={problem} className="text-sm text-muted">
          {problem}
        </p>
      ))}
    </>
  );
}

function PlaceForm({
  countries,
  start,
  onFound,
}: {
  countries: Country[];
  start: CartDelivery['place'];
  onFound: (found: CartDelivery, at: CartDeliveryQuery) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const { pending, errors, send } = useFormCall();
  const [country, setCountry] = useState(start?.country ?? countries[0]?.code ?? '');
  async function estimate() {
    const postcode = String(new FormData(form.current!).get('postcode') ?? '');
    const place = { country, postcode };
    const found = await send(loadQuery, place, form.current, readEstimate);
    if (found) onFound(found, place);
  }
  return (
    <ScriptForm ref={form} onSubmit={() => void estimate()} className="flex flex-col gap-3">
      <Field label="Country" error={errors.country}>
        {(ids) => (
          <Select
            {...ids}
            name="country"
            value={country}
            onChange={(event) => setCountry(event.target.value)}
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={postcodeLabel(country)} error={errors.postcode}>
        {(ids) => (
          <div className="flex gap-2">
            <TextInput
              {...ids}
              name="postcode"
              maxLength={12}
              autoComplete="postal-code"
              defaultValue={start?.postcode}
              className="min-w-0"
            />
            <Button type="submit" variant="secondary" pending={pending}>
              Estimate
            </Button>
          </div>
        )}
      </Field>
    </ScriptForm>
  );
}

/**
 * What it costs at least to send the cart, and when it is expected: to the address that was used last, or to a place
 * that the customer enters.
 */
export function DeliveryEstimate({
  cart,
  initial,
  countries,
}: {
  cart: Cart;
  initial: CartDelivery;
  countries: Country[];
}) {
  const { estimate, show } = useDeliveryEstimate(cart, initial);
  const [place, setPlace] = useState(initial.place);
  const [entering, setEntering] = useState(!initial.place);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card className="flex flex-col gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        Delivery
      </h2>
      {place && !entering && (
        <p className="flex items-center justify-between gap-3">
          <span className="min-w-0 wrap-anywhere">To {place.label}</span>
          <Button variant="quiet" size="sm" onClick={() => setEntering(true)}>
            Change<span className="sr-only"> the place of delivery</span>
          </Button>
        </p>
      )}
      <div aria-live="polite" className="flex flex-col gap-2">
        {place && !entering && estimate && <Estimate estimate={estimate} currency={cart.currency} />}
      </div>
      {entering && (
        <PlaceForm
          countries={countries}
          start={place}
          onFound={(found, at) => {
            show(found, at);
            setPlace(found.place);
            setEntering(false);
            heading.current?.focus();
          }}
        />
      )}
    </Card>
  );
}
