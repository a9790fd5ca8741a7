'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ApiError, messageOf } from '@/lib/api/client/errors';
import { toast } from '@/components/ui/toast';

/**
 * Sends a request about an order, shows the outcome as a toast and reloads the order. Resolves to whether it succeeded.
 */
export function useOrderCall() {
  const router = useRouter();
  const [pending, setPending] = useState(false);

  async function run(call: () => Promise<unknown>, done: string): Promise<boolean> {
    setPending(true);
    try {
      await call();
      toast.success(done);
      router.refresh();
      return true;
    } catch (error) {
      toast.error(messageOf(error));
      // Another admin may have changed the order in the meantime.
      if (error instanceof ApiError && error.status === 409) router.refresh();
      return false;
    } finally {
      setPending(false);
    }
  }
  return { pending, run };
}
