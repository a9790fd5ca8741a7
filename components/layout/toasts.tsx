'use client';
import { useEffect, useState } from 'react';
import { hasQueuedToasts, toastQueued } from '@/components/ui/toast';
import { onDemand } from './on-demand';

// Without a network it may be missing: a message that can't be shown must not take the page with it.
const Toaster = onDemand(() =>
  import('./toaster').then(
    (module) => module.Toaster,
    () => () => null,
  ),
);

/** Loads the toaster with the first message: reading a page doesn't need it. */
export function Toasts() {
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    const check = () => setWanted(hasQueuedToasts());
    check();
    window.addEventListener(toastQueued, check);
    return () => window.removeEventListener(toastQueued, check);
  }, []);

  return wanted ? <Toaster /> : null;
}
