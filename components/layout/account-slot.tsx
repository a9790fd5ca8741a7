'use client';
import { LogIn } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/skeleton';
import { useMe } from './me-store';
import { onDemand } from './on-demand';

// Visitors without a cart never load these menus.
const SignedInSlot = onDemand(() => import('./signed-in-slot').then((slot) => slot.SignedInSlot));

/** The id of the element at the right of the header. */
export const accountSlot = 'account';

/**
 * Login for visitors, the cart once something is in it, and the profile for signed-in people; until the browser knows, an empty element reserves the
 * space.
 */
export function AccountSlot() {
  const me = useMe();
  return (
    <div id={accountSlot} className="flex h-11 w-26 items-center justify-end" aria-busy={me === null}>
      {me === null && <Skeleton className="h-9 w-24 bg-white/15!" />}
      {me?.person === null && !me.cart && (
        <Link
          href="/login"
          prefetch={false}
          className="flex min-h-11 items-center gap-2 rounded-card pl-2 font-display text-xl font-semibold tracking-wide hover:text-accent"
        >
          <LogIn aria-hidden size={20} />
          Login
        </Link>
      )}
      {me !== null && (me.person ?? me.cart) && <SignedInSlot me={me} />}
    </div>
  );
}
