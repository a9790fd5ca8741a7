'use client';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { ApiError } from '@/lib/api/client';
import { ConfirmWays } from './confirm-ways';

/**
 * For deeds that the shop allows only shortly after signing in: `run` does the deed, and when the shop asks for it,
 * lets the person confirm in `dialog` that it is them and does it again. Null when they rather don't.
 */
export function useRecentSignIn() {
  const [answer, setAnswer] = useState<{ give: (confirmed: boolean) => void } | null>(null);

  async function run<T>(deed: () => Promise<T>): Promise<T | null> {
    try {
      return await deed();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'auth/requires-recent-login') throw error;
    }
    const confirmed = await new Promise<boolean>((give) => setAnswer({ give }));
    setAnswer(null);
    return confirmed ? deed() : null;
  }

  const dialog = (
    <Dialog
      open={answer !== null}
      onOpenChange={(open) => !open && answer?.give(false)}
      title="Confirm that it is you"
      description="You signed in a while ago. Please confirm once more before we go on."
    >
      <ConfirmWays onConfirmed={() => answer?.give(true)} />
    </Dialog>
  );
  return { run, dialog };
}
