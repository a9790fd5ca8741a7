'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { purchaseHref, purchasingPath } from '@/lib/purchasing/rules/paths';

/** Makes drafts of what is proposed for these suppliers, and opens the draft if it is one. */
export function CreateDrafts({ supplierIds, label }: { supplierIds: string[]; label: string }) {
  const router = useRouter();
  const [pending, setPending] = useState(false);

  async function create() {
    setPending(true);
    try {
      const body = { supplierIds };
      const { numbers } = await api.post('/purchase-orders/proposal', body);
      toast.success(
        numbers.length === 1 ? `Draft ${numbers[0]} is ready` : `${numbers.length} drafts are ready`,
      );
      router.push(numbers.length === 1 ? purchaseHref(numbers[0]!) : `${purchasingPath}?state=draft`);
    } catch (error) {
      toast.error(messageOf(error));
      setPending(false);
    }
  }

  return (
    <Button pending={pending} onClick={() => void create()} size="sm">
      {label}
    </Button>
  );
}
