'use client';
import { LogIn } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { keepsOrders, watchUnsent } from '@/components/checkout/unsent-orders';
import { CartMenu } from './cart-menu';
import type { Me } from '@/lib/cart/schema';
import { ProfileMenu } from './profile-menu';
import { onDemand } from './on-demand';

// People without contract prices and without a limiting assortment never load it.
const YourPrices = onDemand(() => import('@/components/product/your-prices').then((all) => all.YourPrices));

// Nor do those without part numbers of their own.
const OwnNumberSearch = onDemand(() =>
  import('@/components/own-numbers/own-number-search').then((all) => all.OwnNumberSearch),
);

// Nor do those without machines.
const OwnMachines = onDemand(() =>
  import('@/components/machines/own-machines').then((all) => all.OwnMachines),
);

// Only staff who act in a customer's account load it.
const ActingBar = onDemand(() => import('./acting-bar').then((bar) => bar.ActingBar));

// Only who shops out of a purchasing system loads it.
const ShopperBar = onDemand(() => import('@/components/punchout/shopper-bar').then((bar) => bar.ShopperBar));

// Only those load it whose order could not be sent. Without a network it may be missing.
const UnsentHere = onDemand(() =>
  import('@/components/checkout/unsent-here').then(
    (all) => all.UnsentHere,
    () => () => null,
  ),
);

/** The orders that this device keeps, at the bottom of every page but the checkout, which has them itself. */
function KeptOrders() {
  const kept = useSyncExternalStore(watchUnsent, keepsOrders, () => false);
  const isCheckout = usePathname()?.startsWith('/purchase');
  if (!kept || isCheckout) return null;
  return createPortal(
    <div className="sticky bottom-0 z-60">
      <UnsentHere />
    </div>,
    document.body,
  );
}

/** The part of the header for a signed-in person, and for a visitor who has put something into the cart. */
export function SignedInSlot({ me }: { me: Me }) {
  const { person, cart, companies, contractPrices, limited, ownNumbers, machines, actingUntil, punchout } =
    me;
  return (
    <div className="flex items-center gap-1">
      <CartMenu cart={cart} />
      {person ? (
        <ProfileMenu person={person} companies={companies} />
      ) : punchout ? (
        <ShopperBar company={punchout.company} />
      ) : (
        <Link
          href="/login"
          prefetch={false}
          aria-label="Login"
          className="grid size-11 place-items-center rounded-card hover:bg-white/10"
        >
          <LogIn aria-hidden size={22} />
        </Link>
      )}
      {person && actingUntil && <ActingBar name={person.name} email={person.email} until={actingUntil} />}
      {person && <KeptOrders />}
      {person && ownNumbers && <OwnNumberSearch />}
      {person && machines && <OwnMachines buyer={`${person.email} ${companies?.active ?? ''}`} />}
      {(contractPrices || limited) && (
        <YourPrices buyer={person?.email ?? ''} company={companies?.active} limited={limited} />
      )}
    </div>
  );
}
