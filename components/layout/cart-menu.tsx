'use client';
import { ShoppingCart } from 'lucide-react';
import { Picture } from '@/components/ui/picture';
import { Link } from '@/components/ui/link';
import { useEffect, useId, useRef, useState } from 'react';
import { buttonClasses } from '@/components/ui/button';
import { formatMoney } from '@/lib/shared/money';
import { keepTogether } from '@/lib/shared/typography';
import type { Me } from '@/lib/cart/schema';

type Cart = NonNullable<Me['cart']>;

const shown = 4;

/** The cart icon with the number of units; its drop-down shows the lines, the subtotal and View cart. */
export function CartMenu({ cart }: { cart: Cart | undefined }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const { count, subtotal, currency, lines } = cart ?? { count: 0, subtotal: 0, currency: 'USD', lines: [] };

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    const onPress = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open]);

  return (
    <div ref={box} className="relative">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={`Cart, ${count} ${count === 1 ? 'item' : 'items'}`}
        onClick={() => setOpen(!open)}
        className="relative grid size-11 place-items-center rounded-card hover:bg-white/10"
      >
        <ShoppingCart aria-hidden size={24} />
        {count > 0 && (
          <span
            aria-hidden
            className="figures absolute -top-0.5 -right-0.5 min-w-5 rounded-full bg-accent px-1 text-center text-xs leading-5 font-bold text-on-accent"
          >
            {count > 999 ? '999+' : count}
          </span>
        )}
      </button>
      {open && (
        <div
          id={id}
          className="absolute right-0 z-70 mt-2 w-80 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-raised p-4 text-ink shadow-card max-sm:fixed max-sm:inset-x-4 max-sm:w-auto"
        >
          <p className="font-display text-xl font-semibold">
            {count} {count === 1 ? 'Item' : 'Items'}
          </p>
          <ul className="mt-2 divide-y divide-line">
            {lines.slice(0, shown).map((line) => (
              <li key={line.href} className="flex items-center gap-3 py-2 text-sm">
                <Picture src={line.img} alt="" width={44} height={44} className="rounded-card bg-picture" />
                <Link
                  href={line.href}
                  onClick={() => setOpen(false)}
                  className="min-w-0 flex-1 hover:underline"
                >
                  {keepTogether(line.name)}
                  {line.color && <span className="text-muted"> · {line.color}</span>}
                </Link>
                <span className="figures">× {line.quantity}</span>
              </li>
            ))}
          </ul>
          {lines.length > shown && <p className="text-sm text-muted">and {lines.length - shown} more</p>}
          <p className="figures my-3">
            Subtotal: <strong>{formatMoney(subtotal, currency)}</strong>
          </p>
          <Link
            href="/cart"
            onClick={() => setOpen(false)}
            className={buttonClasses('primary', 'md', 'w-full')}
          >
            View cart
          </Link>
        </div>
      )}
    </div>
  );
}
