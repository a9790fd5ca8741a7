'use client';
import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import { tellMessages } from '@/components/ui/toast';

/** Top right, 5000 ms (specification, section 9), dismissed by dragging or by a button. */
export function ToastPlace() {
  useEffect(() => tellMessages(({ kind, text, options }) => toast[kind](text, options)), []);
  return <Toaster position="top-right" duration={5000} closeButton theme="system" richColors />;
}
