'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useIdempotencyKey } from '@/components/orders/use-idempotency-key';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { blanketOrderHref } from '@/lib/blanket-orders/rules/paths';

/** Begins a blanket order with the lines and prices of an accepted quote. */
export function FromQuote({
  quote,
  customer,
  company,
}: {
  quote: string;
  customer: string;
  company: string;
}) {
  const router = useRouter();
  const { keyFor } = useIdempotencyKey();
  const [pending, setPending] = useState(false);

  async function begin() {
    setPending(true);
    const input = { customer, company, quote };
    try {
      const body = { key: keyFor(JSON.stringify(input)), ...input };
      const { number } = await api.post('/blanket-orders', body);
      router.push(blanketOrderHref(number));
    } catch (error) {
      setPending(false);
      toast.error(messageOf(error));
    }
  }

  return (
    <Button variant="secondary" pending={pending} className="self-start" onClick={() => void begin()}>
      Begin a blanket order from this quote
    </Button>
  );
}
