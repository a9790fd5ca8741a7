'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';

/** Leads to the page on which an order is paid by card. */
export function PayButton({ number }: { number: string }) {
  const [pending, setPending] = useState(false);

  async function pay() {
    setPending(true);
    try {
      const { url } = await api.post(`/orders/${number}/pay`);
      window.location.assign(url);
    } catch (error) {
      toast.error(messageOf(error));
      setPending(false);
    }
  }

  return (
    <Button pending={pending} onClick={() => void pay()}>
      Pay now
    </Button>
  );
}
