'use client';
import { EmailText } from '@/components/account/email-text';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { Card } from '@/components/ui/card';

/** Tells customers with an unverified email why they can't order yet, and what to do. */
export function VerifyFirst({ email }: { email: string }) {
  const [sent, setSent] = useState(false);
  const [pending, setPending] = useState(false);

  async function sendAgain() {
    setPending(true);
    try {
      await api.post('/email/verification');
      setSent(true);
      toast.success(`Verification email sent to ${email}`);
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <Card className="max-w-2xl">
      <h2 className="text-2xl">Confirm your email first</h2>
      <p className="mt-3">
        We send the order confirmation and the invoice to{' '}
        <strong>
          <EmailText email={email} />
        </strong>
        . Open the link in the mail that we sent there when you signed up, then come back: your cart waits for
        you.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button pending={pending} disabled={sent} onClick={() => void sendAgain()}>
          {sent ? 'Sent: look into your inbox' : 'Send the mail again'}
        </Button>
        <Button variant="secondary" onClick={() => location.reload()}>
          I have confirmed it
        </Button>
      </div>
    </Card>
  );
}
