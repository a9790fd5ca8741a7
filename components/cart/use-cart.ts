'use client';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { api, ApiError } from '@/lib/api/client';
import type { Cart } from '@/lib/cart/types';

type Change = { quantity?: number; saved?: boolean };

/** Tells the header that what it shows of the cart is old. */
export function cartChanged(): void {
  window.dispatchEvent(new Event('hexbolt:me'));
}

/** The cart on this page with the ways to change it; a refused change shows why and leaves the cart as it was. */
export function useCart(initial: Cart) {
  const [cart, setCart] = useState(initial);
  const [busySku, setBusySku] = useState<string | null>(null);

  async function run(sku: string, done: string, call: () => Promise<Cart>): Promise<boolean> {
    setBusySku(sku);
    try {
      setCart(await call());
      toast.success(done);
      cartChanged();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message);
      if (error.status === 404) setCart(await api.get<Cart>('/cart').catch(() => cart));
      return false;
    } finally {
      setBusySku(null);
    }
  }

  const path = (sku: string) => `/cart/lines/${encodeURIComponent(sku)}`;
  return {
    cart,
    busySku,
    change: (sku: string, change: Change, done: string) =>
      run(sku, done, () => api.patch<Cart>(path(sku), change)),
    remove: (sku: string, name: string) =>
      run(sku, `${name} removed from your cart`, () => api.delete<Cart>(path(sku))),
  };
}
