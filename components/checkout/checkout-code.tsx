'use client';
import { useRouter } from 'next/navigation';
import { DiscountCode } from '@/components/cart/discount-code';
import type { Cart } from '@/lib/cart/schema';

/** The discount code in the checkout: the server computes the totals again when it changes. */
export function CheckoutCode({ offer }: { offer: Pick<Cart, 'code' | 'codeProblem'> }) {
  const router = useRouter();
  return <DiscountCode offer={offer} onChange={() => router.refresh()} />;
}
