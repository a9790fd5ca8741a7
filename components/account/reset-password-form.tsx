'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button, ButtonLink } from '@/components/ui/button';
import { accessToken } from '@/lib/api/client/access-token';
import { api } from '@/lib/api/client/api';
import { ScriptForm } from '@/components/ui/script-form';
import { passwordLength, resetPasswordInput, type ResetPasswordInput } from '@/lib/users/schema/credentials';
import { FormError } from './form-error';
import { FormNotice } from './form-notice';
import { PasswordField } from './password-field';
import { showFailure } from './show-failure';
import { StrengthMeter } from './strength-meter';

/** Sets a new password, authorized by the secret of a mailed link. */
export function ResetPasswordForm({ token }: { token: string }) {
  const [done, setDone] = useState(false);
  const {
    register,
    handleSubmit,
    setError,
    control,
    formState: { errors, isSubmitting },
  } = useForm<ResetPasswordInput>({
    resolver: zodResolver(resetPasswordInput),
    defaultValues: { token, password: '' },
  });
  const { password = '' } = useWatch({ control });

  async function save(input: ResetPasswordInput) {
    try {
      await api.post('/password/reset', input);
      accessToken.forget();
      setDone(true);
    } catch (error) {
      showFailure(error, setError, ['password']);
    }
  }

  if (done)
    return (
      <div className="flex flex-col gap-5">
        <FormNotice>Your password has been changed. All devices were signed out.</FormNotice>
        <ButtonLink href="/login" size="lg">
          Login
        </ButtonLink>
      </div>
    );
  return (
    <ScriptForm onSubmit={handleSubmit(save)} className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <PasswordField
          {...register('password')}
          label="New password"
          error={errors.password?.message}
          help={`At least ${passwordLength} characters`}
          autoComplete="new-password"
        />
        <StrengthMeter password={password} />
      </div>
      <Button type="submit" size="lg" pending={isSubmitting}>
        Change password
      </Button>
      <FormError code={errors.root?.type}>{errors.root?.message ?? errors.token?.message}</FormError>
    </ScriptForm>
  );
}
