'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ScriptForm } from '@/components/ui/script-form';
import { api } from '@/lib/api/client/api';
import { twoFactorProof, type TwoFactorProof } from '@/lib/users/schema/credentials';
import { CodeField } from './code-field';
import { FormError } from './form-error';
import { PasswordField } from './password-field';
import { useRecentSignIn } from './recent-sign-in';
import { showFailure } from './show-failure';

function ProofForm({ onDone }: { onDone: () => void }) {
  const { run, dialog } = useRecentSignIn();
  const [by, setBy] = useState<'code' | 'password'>('code');
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<TwoFactorProof>({ resolver: zodResolver(twoFactorProof), shouldUnregister: true });

  async function turnOff(proof: TwoFactorProof) {
    try {
      if (await run(() => api.delete('/two-factor', proof))) onDone();
    } catch (error) {
      showFailure(error, setError, [by]);
    }
  }

  return (
    <>
      <ScriptForm onSubmit={handleSubmit(turnOff)} className="flex flex-col gap-5">
        {by === 'code' ? (
          <CodeField key="code" {...register('code')} error={errors.code?.message} />
        ) : (
          <PasswordField
            key="password"
            {...register('password')}
            error={errors.password?.message}
            autoComplete="current-password"
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" pending={isSubmitting}>
            Turn off
          </Button>
          <Button variant="ghost" onClick={() => setBy(by === 'code' ? 'password' : 'code')}>
            {by === 'code' ? 'Use my password instead' : 'Use a code instead'}
          </Button>
        </div>
        <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
      </ScriptForm>
      {dialog}
    </>
  );
}

/** A button and a dialog that turn off two-factor sign-in with a code or the password. */
export function TurnOffTwoFactor({ onDone }: { onDone: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Turn two-factor sign-in off?"
      description="Your password alone will be enough to sign in again. Please confirm that it is you."
      trigger={<Button variant="danger">Turn off</Button>}
    >
      <ProofForm
        onDone={() => {
          setOpen(false);
          onDone();
        }}
      />
    </Dialog>
  );
}
