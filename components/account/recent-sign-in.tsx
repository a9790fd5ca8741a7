'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ApiError, api } from '@/lib/api/client';
import { confirmPasswordInput, type ConfirmPasswordInput } from '@/lib/users/schema/credentials';
import { FormError } from './form-error';
import { PasswordField } from './password-field';
import { showRefusal } from './show-refusal';

function ConfirmForm({ onConfirmed }: { onConfirmed: () => void }) {
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<ConfirmPasswordInput>({
    resolver: zodResolver(confirmPasswordInput),
    defaultValues: { password: '' },
  });
  const confirm = (input: ConfirmPasswordInput) =>
    api
      .post('/sessions/confirm', input)
      .then(onConfirmed)
      .catch((error) => showRefusal(error, setError, ['password']));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        // The dialog may stand inside another form, which must not be sent along.
        event.stopPropagation();
        void handleSubmit(confirm)(event);
      }}
      className="flex flex-col gap-5"
    >
      <PasswordField
        {...register('password')}
        error={errors.password?.message}
        autoComplete="current-password"
      />
      <Button type="submit" pending={isSubmitting}>
        Confirm
      </Button>
      <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
    </form>
  );
}

/**
 * For deeds that the shop allows only shortly after signing in: `run` does the deed, and when the shop asks for it,
 * lets the person give the password in `dialog` and does it again. Null when they rather don't.
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
      description="You signed in a while ago: please enter your password again. If you use Google, sign out and in again instead."
    >
      <ConfirmForm onConfirmed={() => answer?.give(true)} />
    </Dialog>
  );
  return { run, dialog };
}
