'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { api } from '@/lib/api/client/api';
import { ScriptForm } from '@/components/ui/script-form';
import { forgotPasswordInput, type ForgotPasswordInput } from '@/lib/users/schema/credentials';
import { FormError } from './form-error';
import { FormNotice } from './form-notice';

/** Requests a mail with a link to choose a new password. */
export function ForgotPasswordForm() {
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting, isSubmitSuccessful },
  } = useForm<ForgotPasswordInput>({
    resolver: zodResolver(forgotPasswordInput),
    defaultValues: { email: '' },
  });

  const ask = (input: ForgotPasswordInput) =>
    api.post('/password/forgot', input).catch((error: Error) => {
      setError('root', { message: `Error: ${error.message}` });
    });

  const notice = isSubmitting
    ? 'Sending...'
    : isSubmitSuccessful && !errors.root
      ? 'Successfully email send'
      : undefined;
  return (
    <ScriptForm onSubmit={handleSubmit(ask)} className="flex flex-col gap-5">
      <Field label="Email" error={errors.email?.message} required>
        {(ids) => (
          <TextInput {...register('email')} {...ids} type="email" autoComplete="username" inputMode="email" />
        )}
      </Field>
      <Button type="submit" size="lg" pending={isSubmitting}>
        Send reset link
      </Button>
      <FormNotice>{notice}</FormNotice>
      <FormError>{errors.root?.message}</FormError>
    </ScriptForm>
  );
}
