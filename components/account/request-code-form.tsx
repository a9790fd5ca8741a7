'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { api } from '@/lib/api/client/api';
import { requestCodeInput, type RequestCodeInput } from '@/lib/users/schema/credentials';
import { FormError } from './form-error';
import { goTo } from './navigation';
import { showFailure } from './show-failure';

/**
 * Asks for a code by mail, then opens the page to enter it. That page keeps what it needs in its address: phones
 * forget a page while the mail is read.
 */
export function RequestCodeForm({ returnTo, isTooLate }: { returnTo: string; isTooLate: boolean }) {
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting, isSubmitSuccessful, isSubmitted },
  } = useForm<RequestCodeInput>({
    resolver: zodResolver(requestCodeInput),
    defaultValues: { name: '', email: '' },
  });
  // Registered in screen order, so that the first invalid field gets the focus.
  const [name, email] = [register('name'), register('email')];

  async function ask(input: RequestCodeInput) {
    try {
      const { challenge } = await api.post('/sign-in-code', input);
      goTo(`/mailCode?${new URLSearchParams({ challenge, from: returnTo })}`);
    } catch (error) {
      showFailure(error, setError, ['name', 'email']);
    }
  }

  const leaving = isSubmitSuccessful && Object.keys(errors).length === 0;
  const tooLate = isTooLate && !isSubmitted ? 'That code is no longer valid. Ask for a new one.' : undefined;
  return (
    <ScriptForm onSubmit={handleSubmit(ask)} className="flex flex-col gap-5">
      <Field label="Name" error={errors.name?.message} required>
        {(ids) => <TextInput {...name} {...ids} autoComplete="name" />}
      </Field>
      <Field label="Email" error={errors.email?.message} required>
        {(ids) => <TextInput {...email} {...ids} type="email" autoComplete="username" inputMode="email" />}
      </Field>
      <Button type="submit" size="lg" pending={isSubmitting || leaving}>
        Send me a code
      </Button>
      <FormError code={errors.root?.type}>{errors.root?.message ?? tooLate}</FormError>
    </ScriptForm>
  );
}
