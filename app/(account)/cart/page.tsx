import type { Metadata } from 'next';
import { CartView } from '@/components/cart/cart-view';
import { requireSignedIn } from '@/lib/auth/current-session';
import { findCart } from '@/lib/cart/queries';

export const metadata: Metadata = {
  title: 'Your cart',
  description: 'What you are about to buy.',
  robots: { index: false },
};

export default async function CartPage() {
  const person = await requireSignedIn('/cart');
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8">
      <h1 className="mb-6 text-4xl">Your cart</h1>
      <CartView initial={await findCart(person)} />
    </div>
  );
}
