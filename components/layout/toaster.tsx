'use client';
import { useEffect, useState, type CSSProperties } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import { receiveToasts } from '@/components/ui/toast';
import { useToastSwipe } from './use-toast-swipe';
import { accountSlot } from './account-slot';

const tones = { success: 'good', error: 'bad', warning: 'warn', info: 'info' };

const colors = Object.fromEntries(
  Object.entries(tones).flatMap(([kind, tone]) => [
    [`--${kind}-bg`, `var(--${tone}-ground)`],
    [`--${kind}-text`, `var(--${tone})`],
    [`--${kind}-border`, `var(--${tone})`],
  ]),
) as CSSProperties;

// Sonner's own focus ring is a shadow, which is invisible on a dark page.
const focusRing =
  'focus-visible:outline-3! focus-visible:outline-offset-2! focus-visible:outline-link! focus-visible:outline-solid!';

/** Below the cart and profile buttons while they are in view, so that a message doesn't cover them. */
const freeTop = (): number =>
  Math.max(0, document.getElementById(accountSlot)?.getBoundingClientRect().bottom ?? 0) + 16;

/** Shows messages at the top right for 5000 ms; they are dismissed by dragging or by a button. */
export function Toaster() {
  const [top, setTop] = useState(freeTop);
  useToastSwipe();
  useEffect(() => {
    const follow = () => setTop(freeTop());
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  useEffect(
    () =>
      receiveToasts(({ kind, text, options }) => {
        setTop(freeTop());
        toast[kind](text, options);
      }),
    [],
  );
  return (
    <Sonner
      position="top-right"
      offset={{ top }}
      mobileOffset={{ top }}
      duration={5000}
      closeButton
      // Dragging is handled by useToastSwipe: sonner dismisses after 45 pixels.
      swipeDirections={[]}
      expand
      theme="system"
      richColors
      // Above dialogs, below open menus.
      style={{ ...colors, fontFamily: 'inherit', zIndex: 60 }}
      // Selectable text can't be dragged.
      toastOptions={{ className: `rounded-card! text-base! font-medium! select-none ${focusRing}` }}
    />
  );
}
