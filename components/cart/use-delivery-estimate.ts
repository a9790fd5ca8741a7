'use client';
import { useEffect, useRef, useState } from 'react';
import { api } from '@/lib/api/client/api';
import type { Cart } from '@/lib/cart/schema';
import type { CartDelivery, CartDeliveryQuery } from '@/lib/delivery/schema';

/** The estimate for a place; without one for the address that was used last. */
export function readEstimate({ country, postcode }: CartDeliveryQuery): Promise<CartDelivery> {
  const query = new URLSearchParams(country ? { country, postcode: postcode ?? '' } : {});
  return api.get(`/cart/delivery?${query}`);
}

const contents = ({ lines, discounts }: Cart) =>
  [...lines.map(({ sku, quantity }) => `${sku} ${quantity}`), ...discounts.map(({ id }) => id)].join('\n');

/**
 * The delivery estimate of a cart, read again when the cart changes. Until then, and where reading fails, it is null,
 * because an estimate of other goods would be wrong.
 */
export function useDeliveryEstimate(cart: Cart, initial: CartDelivery) {
  const [estimate, setEstimate] = useState<CartDelivery | null>(initial);
  const [place, setPlace] = useState<CartDeliveryQuery>({});
  const present = contents(cart);
  const shown = useRef(present);
  useEffect(() => {
    if (shown.current === present) return;
    shown.current = present;
    setEstimate(null);
    const isCurrent = () => shown.current === present;
    readEstimate(place).then(
      (found) => isCurrent() && setEstimate(found),
      () => undefined,
    );
  }, [present, place]);
  return {
    estimate,
    show: (found: CartDelivery, at: CartDeliveryQuery) => {
      setEstimate(found);
      setPlace(at);
    },
  };
}
