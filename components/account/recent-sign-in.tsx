'use client';
import { useState } from 'react';
import { ApiError } from '@/lib/api/client/errors';
import { Dialog } from '@/components/ui/dialog';
import { ConfirmWays } from './confirm-ways';

/**
 * For actions that the shop allows only shortly after signing in. `run` performs the action; if the shop requires it,
 * it first asks for confirmation in `dialog`, then repeats the action. It resolves to null when the person cancels.
 */
export function useRecentSignIn() {
  const [question, setQuestion] = useState<{ answer: (confirmed: boolean) => void } | null>(null);

  async function run<T>(action: () => Promise<T>): Promise<T | null> {
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'auth/requires-recent-login') throw error;
    }
    const confirmed = await new Promise<boolean>((answer) => setQuestion({ answer }));
    setQuestion(null);
    return confirmed ? action() : null;
  }

  const dialog = (
    <Dialog
      open={question !== null}
      onOpenChange={(open) => !open && question?.answer(false)}
      title="Confirm that it is you"
      description="You signed in a while ago. Please confirm once more before we go on."
    >
      <ConfirmWays onConfirmed={() => question?.answer(true)} />
    </Dialog>
  );
  return { run, dialog };
}
