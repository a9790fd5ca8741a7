'use client';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { ContactResponse } from '@/lib/contact/schema';

/** Replaces the form once a message has arrived, and takes the focus that the form had. */
export function ContactReceipt({ receipt, again }: { receipt: ContactResponse; again: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="flex flex-col items-start gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-3xl">
        We have your message
      </h2>
      <p>
        Your message has the reference <strong className="figures">{receipt.reference}</strong>. You also get
        the reference by email. A person replies during our opening hours.
      </p>
      <Button variant="secondary" onClick={again}>
        Write another message
      </Button>
    </div>
  );
}
