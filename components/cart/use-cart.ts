'use client';
import { useState } from 'react';
import { api } from '@/lib/api/client/api';
import { messageOf, ApiError } from '@/lib/api/client/errors';
import { announceMeChanged } from '@/lib/api/client/me';
import { toast } from '@/components/ui/toast';
import type { Cart } from '@/lib/cart/schema';

type Change = { quantity?: number; saved?: boolean; comment?: string };

/** The cart on this page and the functions that change it; a failed change shows why and leaves the cart as it was. */
export function useCart(initial: Cart) {
  const [cart, setCart] = useState(initial);
  const [busySku, setBusySku] = useState<string | null>(null);

  async function run(sku: string, done: string, call: () => Promise<Cart>): Promise<boolean> {
    setBusySku(sku);
    try {
      setCart(await call());
      toast.success(done);
      announceMeChanged();
      return true;
    } catch (error) {
      toast.error(messageOf(error));
      if (error instanceof ApiError && error.status === 404)
        setCart(await api.get('/cart').catch(() => cart));
      return false;
    } finally {
      setBusySku(null);
    }
  }

  const path = (sku: string) => `/cart/lines/${encodeURIComponent(sku)}` as const;
  return {
    cart,
    busySku,
    replace: setCart,
    /** Puts another product in the place of a line. */
    exchange: (sku: string, to: { sku: string; name: string; quantity: number }) =>
      run(sku, `${to.name} is in your cart instead`, async () => {
        await api.post('/cart/lines', { sku: to.sku, quantity: to.quantity });
        return api.delete(path(sku));
      }),
    change: (sku: string, change: Change, done: string) => run(sku, done, () => api.patch(path(sku), change)),
    remove: (sku: string, name: string) =>
      run(sku, `${name} removed from your cart`, () => api.delete(path(sku))),
  };
}
