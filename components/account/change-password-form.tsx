'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { Button } from '@/components/ui/button';
import {
  changePasswordInput,
  passwordLength,
  type ChangePasswordInput,
} from '@/lib/users/schema/credentials';
import { FormError } from './form-error';
import { PasswordField } from './password-field';
import { showFailure } from './show-failure';
import { StrengthMeter } from './strength-meter';

/** Changes the password, given the current one; all other devices are signed out. */
export function ChangePasswordForm({ email, name }: { email: string; name: string }) {
  const {
    register,
    handleSubmit,
    setError,
    reset,
    control,
    formState: { errors, isSubmitting },
  } = useForm<ChangePasswordInput>({
    resolver: zodResolver(changePasswordInput),
    defaultValues: { password: '', newPassword: '' },
  });
  const { newPassword = '' } = useWatch({ control });

  async function save(input: ChangePasswordInput) {
    try {
      await api.put('/password', input);
      reset();
      toast.success('Your password is changed. All other devices were signed out.');
    } catch (error) {
      showFailure(error, setError, ['password', 'newPassword']);
    }
  }

  return (
    <ScriptForm onSubmit={handleSubmit(save)} className="flex max-w-md flex-col gap-5">
      {/* Password managers need the account that the password belongs to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...register('password')}
        label="Current password"
        error={errors.password?.message}
        autoComplete="current-password"
      />
      <div className="flex flex-col gap-2">
        <PasswordField
          {...register('newPassword')}
          label="New password"
          error={errors.newPassword?.message}
          help={`At least ${passwordLength} characters`}
          autoComplete="new-password"
        />
        <StrengthMeter password={newPassword} own={[email, name]} />
      </div>
      <Button type="submit" pending={isSubmitting} className="sm:self-start">
        Change password
      </Button>
      <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
    </ScriptForm>
  );
}
