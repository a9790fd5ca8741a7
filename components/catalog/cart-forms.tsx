'use client';
import { useRouter } from 'next/navigation';
import type { FormEvent, ReactNode } from 'react';

/** Sends the cart forms of the list within it, and stays on the page. One component for all keeps lists light. */
export function CartForms({ children }: { children: ReactNode }) {
  const router = useRouter();

  function send(event: FormEvent) {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.getAttribute('action') !== '/api/cart/form') return;
    event.preventDefault();
    const name = form.querySelector('button')?.ariaLabel?.replace('Add to cart: ', '') ?? 'It';
    void import('@/components/product/submit-to-cart').then(({ submitToCart }) =>
      submitToCart(form, name, () => router.push('/cart')),
    );
  }

  return <div onSubmit={send}>{children}</div>;
}
