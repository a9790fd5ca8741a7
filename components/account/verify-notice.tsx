'use client';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { Button } from '@/components/ui/button';

/** Says that the address is not confirmed yet, and resends the link. */
export function VerifyNotice({ email }: { email: string }) {
  const [pending, setPending] = useState(false);

  async function sendAgain() {
    setPending(true);
    await api
      .post('/email/verification')
      .then(() => toast.success(`We sent a new link to ${email}`))
      .catch((error: Error) => toast.error(error.message));
    setPending(false);
  }

  return (
    <div className="bg-warn-ground text-warn">
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
        <p>
          Please confirm <strong className="break-all">{email}</strong> with the link that we sent there.
          Until then you can fill your cart, but not order or write reviews.
        </p>
        <Button variant="secondary" size="sm" pending={pending} onClick={sendAgain}>
          Send it again
        </Button>
      </div>
    </div>
  );
}
