'use client';
import { Link } from '@/components/ui/link';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import {
  deliveryTime,
  deliveryHeading,
  fulfilmentOptions,
  purchaseHref,
  type CheckoutChoices,
} from '@/lib/orders/rules/checkout';
import { isCollected } from '@/lib/orders/rules/places';
import { requestedDateProblem } from '@/lib/orders/rules/requested-date';
import { estimateText } from '@/lib/delivery/rules/dates';
import type { DeliveryOffer, DeliveryOption } from '@/lib/delivery/schema';
import type { Shop } from '@/lib/settings/schema/shop';
import { formatDay } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money';
import { ChoiceCard } from './choice-card';

type Calendar = Pick<Shop, 'holidays' | 'timeZone' | 'locale'>;

/** What a method means for these goods: how, how long, at what surcharge, and when they are expected. */
function OfferFacts({ offer, price, currency }: { offer: DeliveryOffer; price: number; currency: string }) {
  const { description, freeFrom, surcharge } = offer;
  // Free delivery is told where it would save something.
  const canBeFree = freeFrom !== null && price > surcharge;
  return (
    <>
      {description && `${description}, `}
      <span className="whitespace-nowrap">{deliveryTime(offer)}</span>
      {canBeFree && `. Free from ${formatMoney(freeFrom, currency)}`}
      {surcharge > 0 && price > 0 && (
        <span className="block">Includes {formatMoney(surcharge, currency)} for oversize goods</span>
      )}
      <span className="block">
        {isCollected({ delivery: offer }) ? 'Expected to be ready' : 'Expected to arrive'}{' '}
        {estimateText(offer.estimate)}
      </span>
    </>
  );
}

/** Chooses a delivery method at its charge for this cart, and says why others are not offered. */
export function DeliveryStep({
  options,
  chosen,
  freeDelivery,
  currency,
  choices,
  calendar,
  shipComplete = false,
}: {
  options: DeliveryOption[];
  chosen: string | undefined;
  /** Whether a discount waives the charge. */
  freeDelivery: boolean;
  currency: string;
  choices: CheckoutChoices;
  /** The shop's working days, where the buyer may ask for one shipment and a day: companies may. */
  calendar?: Calendar;
  /** Whether everything ships together, as it is chosen now. */
  shipComplete?: boolean;
}) {
  const router = useRouter();
  const { collect, sent } = fulfilmentOptions(options);
  const collected = collect !== undefined && (!sent.length || chosen === collect.id);
  const shown = collected ? [collect] : sent;
  const offers = shown.flatMap(({ offer }) => offer ?? []);
  const [selected, setSelected] = useState(chosen ?? offers[0]?.id);
  const [complete, setComplete] = useState(shipComplete);
  const [date, setDate] = useState(choices.date ?? '');
  const [problem, setProblem] = useState<string>();
  const dateInput = useRef<HTMLInputElement>(null);
  const offer = offers.find(({ id }) => id === selected);
  const made = calendar && { shipping: complete ? 'complete' : 'parts', date };

  function proceed() {
    const found = calendar && offer && date ? requestedDateProblem(date, offer, calendar, new Date()) : null;
    setProblem(found ?? undefined);
    if (found) dateInput.current?.focus();
    else router.push(purchaseHref({ ...choices, ...made, delivery: selected, step: 'payment' }));
  }
  // The server computes the totals in the summary, so they follow each choice.
  const choose = (id: string) => {
    setSelected(id);
    router.replace(purchaseHref({ ...choices, ...made, delivery: id, step: 'delivery' }), { scroll: false });
  };
  const other = purchaseHref({ ...choices, step: 'address', delivery: collected ? undefined : collect?.id });
  return (
    <ScriptForm onSubmit={proceed}>
      {offers.length > 0 && (
        <fieldset className="flex flex-col gap-3">
          <legend className="sr-only">{deliveryHeading(collected)}</legend>
          {offers.map((offer) => {
            const price = freeDelivery ? 0 : offer.charge;
            return (
              <ChoiceCard
                key={offer.id}
                name="delivery"
                value={offer.id}
                checked={selected === offer.id}
                onChoose={() => choose(offer.id)}
                title={offer.name}
                price={price === 0 ? 'Free' : formatMoney(price, currency)}
              >
                <OfferFacts offer={offer} price={price} currency={currency} />
              </ChoiceCard>
            );
          })}
        </fieldset>
      )}
      <NotOffered options={shown} />
      {calendar && offer && (
        <div className="mt-6 flex flex-col gap-4">
          {!collected && (
            <Checkbox
              label="Ship everything together"
              help="Otherwise parts may ship as they are ready."
              checked={complete}
              onChange={(event) => setComplete(event.target.checked)}
            />
          )}
          <Field
            label={`Requested ${collected ? 'collection' : 'delivery'} date (optional)`}
            help={`A working day from ${formatDay(offer.estimate.from, calendar.locale)} on`}
            error={problem}
          >
            {(ids) => (
              <TextInput
                {...ids}
                ref={dateInput}
                type="date"
                min={offer.estimate.from}
                value={date}
                onChange={(event) => setDate(event.target.value)}
                className="max-w-sm"
              />
            )}
          </Field>
        </div>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        {offers.length > 0 ? (
          <Button type="submit">Continue to payment</Button>
        ) : (
          <ButtonLink href={purchaseHref({ ...choices, delivery: undefined, step: 'address' })}>
            Choose another address
          </ButtonLink>
        )}
        {collect && sent.length > 0 && (
          <Link href={other} className="py-2 underline underline-offset-4">
            {collected ? 'Have it delivered instead' : `${collect.name} instead`}
          </Link>
        )}
      </div>
    </ScriptForm>
  );
}

/** Why methods are not offered, each in a sentence. */
function NotOffered({ options }: { options: DeliveryOption[] }) {
  const problems = options.flatMap(({ id, problem }) => (problem ? [{ id, problem }] : []));
  if (problems.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-col gap-1 text-sm text-muted" aria-label="Not offered">
      {problems.map(({ id, problem }) => (
        <li key={id}>{problem}</li>
      ))}
    </ul>
  );
}
