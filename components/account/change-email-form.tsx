'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { api } from '@/lib/api/client/api';
import { ScriptForm } from '@/components/ui/script-form';
import { changeEmailInput, type ChangeEmailInput } from '@/lib/users/schema/credentials';
import { FormError } from './form-error';
import { FormNotice } from './form-notice';
import { useRecentSignIn } from './recent-sign-in';
import { showFailure } from './show-failure';

/** Mails a link to a new email address; the old address stays until the link is used. */
export function ChangeEmailForm() {
  const { run, dialog } = useRecentSignIn();
  const [sentTo, setSentTo] = useState<string>();
  const {
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors, isSubmitting },
  } = useForm<ChangeEmailInput>({ resolver: zodResolver(changeEmailInput), defaultValues: { email: '' } });

  async function ask(input: ChangeEmailInput) {
    setSentTo(undefined);
    try {
      if (!(await run(() => api.post('/email/change', input)))) return;
      setSentTo(input.email);
      reset();
    } catch (error) {
      showFailure(error, setError, ['email']);
    }
  }

  return (
    <>
      <ScriptForm onSubmit={handleSubmit(ask)} className="flex max-w-md flex-col gap-5">
        <Field label="New email" error={errors.email?.message} required>
          {(ids) => (
            <TextInput {...register('email')} {...ids} type="email" autoComplete="email" inputMode="email" />
          )}
        </Field>
        <Button type="submit" pending={isSubmitting} className="sm:self-start">
          Send confirmation link
        </Button>
        <FormNotice>
          {sentTo && `We sent a link to ${sentTo}. Until you open it, nothing changes.`}
        </FormNotice>
        <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
      </ScriptForm>
      {dialog}
    </>
  );
}
