'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/client';

/** Runs a call about an order, says how it went, and shows the order as it now is. Answers whether it was done. */
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
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message);
      // Somebody else may have changed the order meanwhile.
      if (error.status === 409) router.refresh();
      return false;
    } finally {
      setPending(false);
    }
  }
  return { pending, run };
}
