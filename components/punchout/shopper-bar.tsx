'use client';
import { usePathname } from 'next/navigation';
import { createPortal } from 'react-dom';
import type { PunchoutView } from '@/lib/cart/schema';

/** Says, at the bottom of every page, for which company a purchasing system shops here, and leads to the cart. */
export function ShopperBar({ company }: Pick<PunchoutView, 'company'>) {
  const isCart = usePathname() === '/cart';
  return createPortal(
    <section
      aria-label="Shopping for your purchasing system"
      className="no-print sticky bottom-0 z-60 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t-4 border-accent bg-dark px-4 py-2 text-on-dark"
    >
      <p className="min-w-0 wrap-anywhere">
        You shop for <strong>{company}</strong>: the cart goes back to your purchasing system.
      </p>
      {!isCart && (
        <a
          href="/cart"
          className="inline-flex min-h-11 items-center rounded-card bg-accent px-5 font-semibold text-on-accent"
        >
          Cart and return
        </a>
      )}
    </section>,
    document.body,
  );
}
