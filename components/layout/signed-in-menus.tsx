'use client';
import { CartMenu } from './cart-menu';
import type { Me } from './me-store';
import { ProfileMenu } from './profile-menu';

/** The head's part for who is signed in: cart and profile. */
export function SignedInMenus({ me }: { me: Me & { person: NonNullable<Me['person']> } }) {
  return (
    <>
      <CartMenu cart={me.cart} />
      <ProfileMenu person={me.person} />
    </>
  );
}
