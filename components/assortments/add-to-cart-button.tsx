'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { announceMeChanged } from '@/lib/api/client/me';

/** Adds the smallest quantity of a SKU to the cart. */
export function AddToCartButton({ sku, name, quantity }: { sku: string; name: string; quantity: number }) {
  const [pending, setPending] = useState(false);

  async function add() {
    setPending(true);
    try {
      await api.post('/cart/lines', { sku, quantity });
      toast.success(`${name} added to your cart`);
      announceMeChanged();
    } catch (error) {
      toast.error(messageOf(error));
    }
    setPending(false);
  }

  return (
    <Button size="sm" pending={pending} aria-label={`Add ${name} to the cart`} onClick={() => void add()}>
      {quantity > 1 ? `Add ${quantity} to cart` : 'Add to cart'}
    </Button>
  );
}
