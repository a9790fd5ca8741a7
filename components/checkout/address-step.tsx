'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import {
  addressHeading,
  deliveryTime,
  fulfilmentOptions,
  purchaseHref,
  type CheckoutChoices,
} from '@/lib/orders/rules/checkout';
import type { SavedAddress } from '@/lib/orders/schema/order';
import type { DeliveryMethod } from '@/lib/settings/schema/shop';
import { listWords } from '@/lib/shared/formats';
import { AddressBook } from './address-book';
import { ChoiceCard } from './choice-card';

/** Chooses between delivery and collection, then asks for the delivery or the billing address. */
export function AddressStep({
  addresses,
  siteIds,
  chosen,
  name,
  countries,
  methods,
  choices,
}: {
  addresses: SavedAddress[];
  /** The ids of addresses that are sites of the company: they are changed there. */
  siteIds?: string[];
  chosen: string | undefined;
  name: string;
  countries: { code: string; name: string }[];
  methods: DeliveryMethod[];
  choices: CheckoutChoices;
}) {
  const router = useRouter();
  const { collect, sent } = fulfilmentOptions(methods);
  const [wantsCollection, setWantsCollection] = useState(choices.delivery === collect?.id);
  const collected = collect !== undefined && (wantsCollection || !sent.length);
  const delivery = sent.some(({ id }) => id === choices.delivery) ? choices.delivery : undefined;
  const continueTo = (address: string) =>
    router.push(
      // With collection, the delivery step has no choices left.
      collected
        ? purchaseHref({ ...choices, address, delivery: collect.id, step: 'payment' })
        : purchaseHref({ ...choices, address, delivery, step: 'delivery' }),
    );
  return (
    <>
      {collect && sent.length > 0 && (
        <fieldset className="mb-8 grid gap-4 sm:grid-cols-2">
          <legend className="sr-only">Delivery or collection?</legend>
          <ChoiceCard
            name="manner"
            value="deliver"
            checked={!collected}
            onChoose={() => setWantsCollection(false)}
            title="Have it delivered"
          >
            {listWords(
              sent.map((method) => method.name),
              'or',
            )}
          </ChoiceCard>
          <ChoiceCard
            name="manner"
            value={collect.id}
            checked={collected}
            onChoose={() => setWantsCollection(true)}
            title={collect.name}
          >
            {[collect.description, collect.collection && deliveryTime(collect.collection)]
              .filter(Boolean)
              .join(', ')}
          </ChoiceCard>
        </fieldset>
      )}
      <h3 className="text-xl">{addressHeading(collected)}</h3>
      <p className="mt-1 mb-4 text-muted">
        {collected
          ? 'For the invoice and the sales tax. Nothing is sent there.'
          : 'The invoice goes to the same address.'}
      </p>
      <AddressBook
        addresses={addresses}
        siteIds={siteIds}
        chosen={chosen}
        name={name}
        countries={countries}
        collected={collected}
        onChosen={continueTo}
      />
    </>
  );
}
