'use client';
import { useState } from 'react';
import { ApiError } from '@/lib/api/client/errors';
import { Dialog } from '@/components/ui/dialog';
import { ConfirmWays } from './confirm-ways';

/**
 * For actions that the shop allows only shortly after signing in: `run` does it, and when the shop asks for it,
 * lets the person confirm in `dialog` that it is them and does it again. Null when they rather don't.
 */
export function useRecentSignIn() {
  const [response, setResponse] = useState<{ give: (confirmed: boolean) => void } | null>(null);

  async function run<T>(action: () => Promise<T>): Promise<T | null> {
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'auth/requires-recent-login') throw error;
    }
    const confirmed = await new Promise<boolean>((give) => setResponse({ give }));
    setResponse(null);
    return confirmed ? action() : null;
  }

  const dialog = (
    <Dialog
      open={response !== null}
      onOpenChange={(open) => !open && response?.give(false)}
      title="Confirm that it is you"
      description="You signed in a while ago. Please confirm once more before we go on."
    >
      <ConfirmWays onConfirmed={() => response?.give(true)} />
    </Dialog>
  );
  return { run, dialog };
}
