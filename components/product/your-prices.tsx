'use client';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { api } from '@/lib/api/client/api';
import { notOfferedText } from '@/lib/assortments/rules/resolve';
import type { OwnOffers } from '@/lib/assortments/schema';
import { findControls, NotOffered } from './not-offered';
import { YourPrice, type Place } from './your-price';

const maxAsked = 100;

/** A place on the page that is about a product: a public price, or a suggestion of the search. */
type Found = Place & { kind: 'price' | 'suggestion'; controls: HTMLElement[] };

function findPlaces(limited: boolean): Found[] {
  const prices = [...document.querySelectorAll<HTMLElement>('[data-price]')].map((element) => ({
    kind: 'price' as const,
    element,
    slug: element.dataset.price ?? '',
    sku: element.dataset.sku,
    piece: element.dataset.piece === 'true',
    controls: limited ? findControls(element) : [],
  }));
  if (!limited) return prices;
  const options = [...document.querySelectorAll<HTMLElement>('[role="option"][data-key]')];
  const suggestions = options.flatMap((option) => {
    const slug = option.dataset.key ?? '';
    const element = option.querySelector<HTMLElement>('span');
    // Suggestions of words, and by the buyer's own part numbers, have other keys.
    if (!element || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return [];
    return { kind: 'suggestion' as const, element, slug, piece: false, controls: [] };
  });
  return [...prices, ...suggestions];
}

const areSame = (some: Found[], others: Found[]) =>
  some.length === others.length &&
  some.every(({ element, slug, sku, controls }, index) => {
    const other = others[index]!;
    const areControls =
      controls.length === other.controls.length && controls.every((one, at) => one === other.controls[at]);
    return areControls && element === other.element && slug === other.slug && sku === other.sku;
  });

/** The places of the page that are about products, also those that appear later. */
function usePlaces(limited: boolean): Found[] {
  const [places, setPlaces] = useState<Found[]>([]);
  useEffect(() => {
    const read = () =>
      setPlaces((before) => {
        const found = findPlaces(limited);
        return areSame(before, found) ? before : found;
      });
    const observer = new MutationObserver(read);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-price', 'data-sku'],
    });
    read();
    return () => observer.disconnect();
  }, [limited]);
  return places;
}

type Known = {
  asked: Set<string>;
  prices: Map<string, OwnOffers['products'][number]>;
  notOffered: Set<string>;
  currency: string;
};
const nothing: Known = { asked: new Set(), prices: new Map(), notOffered: new Set(), currency: '' };

/** What products are to the buyer: one call for all that the page shows, another only for what appears later. */
function useOwnOffers(slugs: string[]): Known {
  const [known, setKnown] = useState(nothing);
  const missing = slugs.filter((slug) => !known.asked.has(slug)).slice(0, maxAsked);
  const query = missing.join(',');
  useEffect(() => {
    if (!query) return;
    let isGone = false;
    const keep = (found: OwnOffers | null) => {
      if (isGone) return;
      setKnown(({ asked, prices, notOffered, currency }) => ({
        asked: new Set([...asked, ...query.split(',')]),
        prices: new Map([...prices, ...(found?.products ?? []).map((one) => [one.slug, one] as const)]),
        notOffered: new Set([...notOffered, ...(found?.notOffered ?? [])]),
        currency: found?.currency ?? currency,
      }));
    };
    // Where the call fails, the public page stays as it is.
    api.get(`/me/prices?products=${query}`).then(keep, () => keep(null));
    return () => {
      isGone = true;
    };
  }, [query]);
  return known;
}

/** What a place shows of a product that this buyer can't buy. */
function Missing({ place: { kind, element, controls }, text }: { place: Found; text: string }) {
  if (kind === 'price') return <NotOffered controls={controls} text={text} />;
  return createPortal(<span className="block text-sm font-medium">{text}</span>, element);
}

function PagePrices({ limited, text }: { limited: boolean; text: string }) {
  const places = usePlaces(limited);
  const slugs = [...new Set(places.map(({ slug }) => slug))];
  const { prices, notOffered, currency } = useOwnOffers(slugs);
  const replaced = new Set<HTMLElement>();
  const missing = places.filter(({ slug, kind, controls: [first] }) => {
    if (!notOffered.has(slug) || (kind === 'price' && (!first || replaced.has(first)))) return false;
    if (first) replaced.add(first);
    return true;
  });
  return (
    <>
      {places.map((place, index) => {
        const own = place.kind === 'price' && prices.get(place.slug);
        return (
          own &&
          createPortal(<YourPrice place={place} own={own} currency={currency} />, place.element, `${index}`)
        );
      })}
      {missing.map((place, index) => (
        <Missing key={index} place={place} text={text} />
      ))}
      <p role="status" className="sr-only">
        {prices.size > 0 && 'This page shows your contract prices.'}
        {missing.length > 0 &&
          ` ${text}: ${missing.length === 1 ? 'a product' : 'some products'} of this page.`}
      </p>
    </>
  );
}

/**
 * Puts what is personal into the page, which is the same for everybody: the contract prices of the buyer beside the
 * public ones, and, where an assortment limits what they can buy (`limited`), that a product is not in it.
 */
export function YourPrices({
  buyer,
  company,
  limited = false,
}: {
  /** Who buys: what is known is asked for again when it, or the company, changes. */
  buyer: string;
  company: string | null | undefined;
  limited?: boolean;
}) {
  const key = `${buyer} ${company} ${usePathname()}`;
  return <PagePrices key={key} limited={limited} text={notOfferedText(Boolean(company))} />;
}
