'use client';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

/** A button that copies a text; `what` names it to the person. */
export function CopyButton({ text, what, children }: { text: string; what: string; children: ReactNode }) {
  const copy = () =>
    navigator.clipboard
      .writeText(text)
      .then(() => toast.success(`The ${what} is in your clipboard`))
      .catch(() => toast.error('Your browser did not let us copy: please copy it by hand'));
  return (
    <Button variant="secondary" onClick={copy}>
      {children}
    </Button>
  );
}
