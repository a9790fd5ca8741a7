'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { purchaseHref } from '@/lib/purchasing/rules/paths';

/** Opens the draft of a supplier, or a new one. */
export function OpenDraft({ supplierId }: { supplierId: string }) {
  const router = useRouter();
  const [pending, setPending] = useState(false);

  async function open() {
    setPending(true);
    try {
      const { numbers } = await api.post('/purchase-orders', { supplierId });
      router.push(purchaseHref(numbers[0]!));
    } catch (error) {
      toast.error(messageOf(error));
      setPending(false);
    }
  }

  return (
    <Button size="sm" pending={pending} onClick={() => void open()}>
      Order from this supplier
    </Button>
  );
}
