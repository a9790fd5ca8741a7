'use client';
import { useEffect, type CSSProperties } from 'react';
import { toast, Toaster } from 'sonner';
import { tellMessages } from '@/components/ui/toast';

const tones = { success: 'good', error: 'bad', warning: 'warn', info: 'info' };

const colours = Object.fromEntries(
  Object.entries(tones).flatMap(([kind, tone]) => [
    [`--${kind}-bg`, `var(--${tone}-ground)`],
    [`--${kind}-text`, `var(--${tone})`],
    [`--${kind}-border`, `var(--${tone})`],
  ]),
) as CSSProperties;

// The ring of the part itself is a shadow that a dark page swallows.
const focusRing =
  'focus-visible:outline-3! focus-visible:outline-offset-2! focus-visible:outline-link! focus-visible:outline-solid!';

/** Top right, 5000 ms (specification, section 9), dismissed by dragging or by a button. */
export function ToastPlace() {
  useEffect(() => tellMessages(({ kind, text, options }) => toast[kind](text, options)), []);
  return (
    <Toaster
      position="top-right"
      duration={5000}
      closeButton
      expand
      theme="system"
      richColors
      style={{ ...colours, fontFamily: 'inherit' }}
      // Text that can be marked can't be dragged.
      toastOptions={{ className: `rounded-card! text-base! font-medium! select-none ${focusRing}` }}
    />
  );
}
