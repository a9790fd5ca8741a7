'use client';
import { useSyncExternalStore } from 'react';
import type { VariantOption } from '@/lib/pricing/schema';

const subscribe = () => () => undefined;

/** The address that chooses a variant: in place, or without JavaScript the workspace that shows it. */
export function useVariantHref(slug: string): (option: Pick<VariantOption, 'query'>) => string {
  const hydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return ({ query }) => (hydrated ? `/product/${slug}?${query}#offer` : `/productDetails/${slug}?${query}`);
}
