'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';

/** Sends the link that confirms an email address once more. */
export function ResendLink({ email, size }: { email: string; size?: 'sm' }) {
  const [pending, setPending] = useState(false);

  async function sendAgain() {
    setPending(true);
    await api
      .post('/email/verification')
      .then(() => toast.success(`We sent a new link to ${email}`))
      .catch((error) => toast.error(messageOf(error)));
    setPending(false);
  }

  return (
    <Button variant="secondary" size={size} pending={pending} onClick={sendAgain}>
      Send it again
    </Button>
  );
}
