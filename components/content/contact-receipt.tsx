'use client';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { ContactResponse } from '@/lib/contact/schema';

/** Says that a message has arrived, in place of its form; it takes the focus, which the form took with it. */
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
        it by email, and a person answers during our opening hours.
      </p>
      <Button variant="secondary" onClick={again}>
        Write another message
      </Button>
    </div>
  );
}
