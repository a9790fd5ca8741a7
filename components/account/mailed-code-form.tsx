'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { messageOf } from '@/lib/api/client/errors';
import { pageAfterSignIn, signInWithMailedCode } from '@/lib/api/client/sign-in';
import { signInMessage } from '@/lib/users/rules/sign-in-messages';
import { mailedDigitsInput, type MailedDigitsInput } from '@/lib/users/schema/credentials';
import { FormError } from './form-error';
import { goTo } from './navigation';

/** The six mailed digits: signs in and opens the page that was requested before. */
export function MailedCodeForm({ challenge, returnTo }: { challenge: string; returnTo: string }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<MailedDigitsInput>({ resolver: zodResolver(mailedDigitsInput), defaultValues: { code: '' } });

  async function enter({ code }: MailedDigitsInput) {
    try {
      const failure = await signInWithMailedCode(challenge, code);
      if (failure) return setError('root', { type: failure, message: signInMessage(failure) });
      setIsLeaving(true);
      goTo(await pageAfterSignIn(returnTo));
    } catch (error) {
      setIsLeaving(false);
      setError('root', { type: 'auth/network-request-failed', message: messageOf(error) });
    }
  }

  return (
    <ScriptForm onSubmit={handleSubmit(enter)} className="flex flex-col gap-5">
      <Field label="Code" help="Six digits from the mail" error={errors.code?.message} required>
        {(ids) => (
          <TextInput
            {...register('code')}
            {...ids}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
          />
        )}
      </Field>
      <Button type="submit" size="lg" pending={isSubmitting || isLeaving}>
        Continue
      </Button>
      <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
    </ScriptForm>
  );
}
