'use client';
import dynamic from 'next/dynamic';

// What shows messages is not needed for reading a page: it comes after it.
const Toaster = dynamic(() => import('sonner').then((sonner) => sonner.Toaster), { ssr: false });

/** Where messages appear: top right, 5000 ms (specification, section 9), dismissed by dragging. */
export function Toasts() {
  return <Toaster position="top-right" duration={5000} closeButton theme="system" richColors />;
}
