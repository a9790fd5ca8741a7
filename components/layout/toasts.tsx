'use client';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { messagesWait, messageWaits } from '@/components/ui/toast';

const ToastPlace = dynamic(() => import('./toast-place').then((place) => place.ToastPlace), { ssr: false });

/** Where messages appear. What shows them comes with the first message: reading a page doesn't need it. */
export function Toasts() {
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    const follow = () => setWanted(messagesWait());
    follow();
    window.addEventListener(messageWaits, follow);
    return () => window.removeEventListener(messageWaits, follow);
  }, []);

  return wanted ? <ToastPlace /> : null;
}
