'use client';
import { CartMenu } from './cart-menu';
import type { Me } from '@/lib/cart/schema';
import { ProfileMenu } from './profile-menu';

/** The part of the header for a signed-in person. */
export function SignedInSlot({ person, cart }: { person: NonNullable<Me['person']>; cart: Me['cart'] }) {
  return (
    <div className="flex items-center gap-1">
      <CartMenu cart={cart} />
      <ProfileMenu person={person} />
    </div>
  );
}
