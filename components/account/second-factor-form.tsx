'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { accessToken } from '@/lib/api/client/access-token';
import { api } from '@/lib/api/client/api';
import { ScriptForm } from '@/components/ui/script-form';
import { signInCodeInput, type SignInCodeInput } from '@/lib/users/schema/credentials';
import { CodeField } from './code-field';
import { FormError } from './form-error';
import { notifyOpener } from './popup-report';
import { showFailure } from './show-failure';
import { SignedInLanding } from './signed-in-landing';

/** Asks for the second factor after a sign-in through Google, then continues like any sign-in through Google. */
export function SecondFactorForm({ to }: { to: string }) {
  const [passed, setPassed] = useState(false);
  const {
    register,
    handleSubmit,
    setError,
    setFocus,
    formState: { errors, isSubmitting },
  } = useForm<SignInCodeInput>({ resolver: zodResolver(signInCodeInput), defaultValues: { code: '' } });

  useEffect(() => {
    notifyOpener({ open: true });
    setFocus('code');
  }, [setFocus]);

  async function pass(input: SignInCodeInput) {
    accessToken.forget();
    await api
      .post('/sessions/code', input)
      .then(() => setPassed(true))
      .catch((error) => showFailure(error, setError, ['code']));
  }

  if (passed) return <SignedInLanding to={to} />;
  return (
    <ScriptForm onSubmit={handleSubmit(pass)} className="flex flex-col gap-5">
      <CodeField {...register('code')} error={errors.code?.message} />
      <Button type="submit" size="lg" pending={isSubmitting}>
        Go on
      </Button>
      <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
    </ScriptForm>
  );
}
