'use client';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { ownSuggestions, type Option } from '@/components/catalog/suggestion-list';
import { api } from '@/lib/api/client/api';

// The suggestions of the shop stay without them.
const findOwn = (typed: string): Promise<Option[]> =>
  api.get(`/me/parts?${new URLSearchParams({ q: typed })}`).then(
    ({ parts }) =>
      parts.map(({ number, sku, name, href, img }) => ({
        key: `own-${sku}`,
        href,
        text: name,
        detail: `Your part no. ${number} · ${sku}`,
        img,
      })),
    () => [],
  );

/**
 * Adds a customer's own part numbers to the suggestions of the search. Opens the product that a customer means by a part number of their own where the shop's search was asked for one: the
 * pages of results are the same for everybody, so only the browser knows.
 */
export function OwnNumberSearch() {
  const router = useRouter();
  useEffect(() => {
    ownSuggestions.find = findOwn;
    return () => {
      ownSuggestions.find = undefined;
    };
  }, []);
  const path = usePathname();
  const typed = useSearchParams().get('q')?.trim() ?? '';
  const isAsked = path.startsWith('/shop') && /\d/.test(typed) && typed.length <= 120;
  useEffect(() => {
    if (!isAsked) return;
    let isGone = false;
    api.get(`/me/part?${new URLSearchParams({ q: typed })}`).then(
      ({ href }) => {
        if (href && !isGone) router.replace(href);
      },
      // The results of the search stay.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [router, isAsked, typed]);
  return null;
}
