'use client';
import { LogIn } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useMe } from './me-store';

// Visitors never need what the menus are made of.
const SignedInMenus = dynamic(() => import('./signed-in-menus').then((menus) => menus.SignedInMenus), {
  ssr: false,
});

/** Login for visitors; cart and profile for who is signed in. It keeps its place empty until that is known. */
export function AccountSlot() {
  const me = useMe();
  const person = me?.person;
  return (
    <div className="flex min-h-11 min-w-24 items-center justify-end gap-1" aria-busy={me === null}>
      {person === null && (
        <Link
          href="/login"
          className="flex min-h-11 items-center gap-2 rounded-card px-3 font-medium hover:bg-white/10"
        >
          <LogIn aria-hidden size={20} />
          Login
        </Link>
      )}
      {person && <SignedInMenus me={{ ...me, person }} />}
    </div>
  );
}
