'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client/api';
import { ScriptForm } from '@/components/ui/script-form';
import { confirmPasswordInput, type ConfirmPasswordInput } from '@/lib/users/schema/credentials';
import { FormError } from './form-error';
import { PasswordField } from './password-field';
import { showFailure } from './show-failure';

/** Asks a signed-in person for the password again. */
export function ConfirmByPassword({ onConfirmed }: { onConfirmed: () => void }) {
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
      .catch((error) => showFailure(error, setError, ['password']));
  return (
    <ScriptForm
      onSubmit={(event) => {
        // The dialog may be inside another form, which must not be submitted with it.
        event.stopPropagation();
        void handleSubmit(confirm)(event);
      }}
      className="flex flex-col gap-5"
    >
      <PasswordField
        {...register('password')}
        error={errors.password?.message}
        autoComplete="current-password"
        autoFocus
      />
      <Button type="submit" pending={isSubmitting}>
        Confirm
      </Button>
      <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
    </ScriptForm>
  );
}
