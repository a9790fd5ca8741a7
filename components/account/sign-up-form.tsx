'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { api } from '@/lib/api/client/api';
import { signIn } from '@/lib/api/client/sign-in';
import { ScriptForm } from '@/components/ui/script-form';
import { passwordLength, signUpInput, type SignUpInput } from '@/lib/users/schema/credentials';
import { FormError } from './form-error';
import { PasswordField } from './password-field';
import { showFailure } from './show-failure';
import { StrengthMeter } from './strength-meter';
import { goTo } from './navigation';

/** Creates an account, signs in and opens the page that says where the confirmation link was mailed. */
export function SignUpForm({ returnTo }: { returnTo: string }) {
  const {
    register,
    handleSubmit,
    setError,
    control,
    formState: { errors, isSubmitting, isSubmitSuccessful },
  } = useForm<SignUpInput>({
    resolver: zodResolver(signUpInput),
    defaultValues: { name: '', email: '', password: '' },
  });
  const typed = useWatch({ control });
  // Registered in screen order, so that the first invalid field gets the focus.
  const [name, email, password] = [register('name'), register('email'), register('password')];

  async function open(input: SignUpInput) {
    try {
      await api.post('/signup', input);
      const failure = await signIn(input.email, input.password);
      const page = failure ? '/login?from=' : '/welcome?to=';
      goTo(page + encodeURIComponent(returnTo));
    } catch (error) {
      showFailure(error, setError, ['name', 'email', 'password']);
    }
  }

  const leaving = isSubmitSuccessful && Object.keys(errors).length === 0;
  return (
    <ScriptForm onSubmit={handleSubmit(open)} className="flex flex-col gap-5">
      <Field label="Name" error={errors.name?.message} required>
        {(ids) => <TextInput {...name} {...ids} autoComplete="name" />}
      </Field>
      <Field label="Email" error={errors.email?.message} required>
        {(ids) => <TextInput {...email} {...ids} type="email" autoComplete="username" inputMode="email" />}
      </Field>
      <div className="flex flex-col gap-2">
        <PasswordField
          {...password}
          error={errors.password?.message}
          help={`At least ${passwordLength} characters`}
          autoComplete="new-password"
        />
        <StrengthMeter password={typed.password ?? ''} own={[typed.name ?? '', typed.email ?? '']} />
      </div>
      <Button type="submit" size="lg" pending={isSubmitting || leaving}>
        Sign up
      </Button>
      <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
    </ScriptForm>
  );
}
