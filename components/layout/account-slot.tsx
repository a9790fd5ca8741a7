'use client';
import { LogIn } from 'lucide-react';
import Link from 'next/link';
import { CartMenu } from './cart-menu';
import { useMe } from './me-store';
import { ProfileMenu } from './profile-menu';

/** Login for visitors; cart and profile for who is signed in. It keeps its place empty until that is known. */
export function AccountSlot() {
  const me = useMe();
  return (
    <div className="flex min-h-11 min-w-24 items-center justify-end gap-1" aria-busy={me === null}>
      {me?.person === null && (
        <Link
          href="/login"
          className="flex min-h-11 items-center gap-2 rounded-card px-3 font-medium hover:bg-white/10"
        >
          <LogIn aria-hidden size={20} />
          Login
        </Link>
      )}
      {me?.person && (
        <>
          <CartMenu cart={me.cart} />
          <ProfileMenu person={me.person} />
        </>
      )}
    </div>
  );
}
