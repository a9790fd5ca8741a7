'use client';
import { useState } from 'react';
import { Button, buttonClasses } from '@/components/ui/button';
import { accessToken } from '@/lib/api/client/access-token';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { Dialog } from '@/components/ui/dialog';
import { FormError } from './form-error';
import { useRecentSignIn } from './recent-sign-in';
import { goTo } from './navigation';

/** Downloads the personal data or deletes the account. */
export function CloseAccountPanel() {
  const { run, dialog } = useRecentSignIn();
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();

  async function leave() {
    setPending(true);
    setError(undefined);
    try {
      if (await run(() => api.delete('/account'))) {
        accessToken.forget();
        return goTo('/');
      }
    } catch (failure) {
      setError(messageOf(failure));
    }
    setPending(false);
  }

  return (
    <div className="flex flex-wrap gap-3">
      <a href="/api/account/export" download className={buttonClasses('secondary', 'md', 'max-sm:w-full')}>
        Download my data
      </a>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete your account?"
        description="Your profile, cart and addresses go for good. Your orders stay in our books without your name, as the law asks."
        trigger={
          <Button variant="danger" className="max-sm:w-full">
            Delete my account
          </Button>
        }
      >
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" pending={pending} onClick={leave}>
              Yes, delete it
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </div>
          <FormError>{error}</FormError>
        </div>
      </Dialog>
      {dialog}
    </div>
  );
}
