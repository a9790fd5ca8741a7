'use client';
import { useEffect, useState, type CSSProperties } from 'react';
import { toast, Toaster } from 'sonner';
import { tellMessages } from '@/components/ui/toast';
import { accountSlot } from './account-slot';

const tones = { success: 'good', error: 'bad', warning: 'warn', info: 'info' };

const colors = Object.fromEntries(
  Object.entries(tones).flatMap(([kind, tone]) => [
    [`--${kind}-bg`, `var(--${tone}-ground)`],
    [`--${kind}-text`, `var(--${tone})`],
    [`--${kind}-border`, `var(--${tone})`],
  ]),
) as CSSProperties;

// The ring of the part itself is a shadow that a dark page swallows.
const focusRing =
  'focus-visible:outline-3! focus-visible:outline-offset-2! focus-visible:outline-link! focus-visible:outline-solid!';

/** Below the cart and the profile, where those are in sight: a message says something about them, and they are pressed next. */
const freeTop = (): number =>
  Math.max(0, document.getElementById(accountSlot)?.getBoundingClientRect().bottom ?? 0) + 16;

/** Top right, 5000 ms (specification, section 9), dismissed by dragging or by a button. */
export function ToastPlace() {
  const [top, setTop] = useState(freeTop);
  useEffect(
    () =>
      tellMessages(({ kind, text, options }) => {
        setTop(freeTop());
        toast[kind](text, options);
      }),
    [],
  );
  return (
    <Toaster
      position="top-right"
      offset={{ top }}
      mobileOffset={{ top }}
      duration={5000}
      closeButton
      expand
      theme="system"
      richColors
      // Above dialogs, below the menus that a person opens.
      style={{ ...colors, fontFamily: 'inherit', zIndex: 60 }}
      // Text that can be marked can't be dragged.
      toastOptions={{ className: `rounded-card! text-base! font-medium! select-none ${focusRing}` }}
    />
  );
}
