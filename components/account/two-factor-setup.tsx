'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { Picture } from '@/components/ui/picture';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { api } from '@/lib/api/client/api';
import { ScriptForm } from '@/components/ui/script-form';
import type { RecoveryCodes, TwoFactorOffer } from '@/lib/users/schema/responses';
import { appCodeInput, type AppCodeInput } from '@/lib/users/schema/credentials';
import { FormError } from './form-error';
import { showFailure } from './show-failure';

type Props = { offer: TwoFactorOffer; onConfirmed: (codes: string[]) => void; onCancel: () => void };

/** Shows the secret to scan or type, and asks for a first code to check that the app has it. */
export function TwoFactorSetup({ offer, onConfirmed, onCancel }: Props) {
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<AppCodeInput>({ resolver: zodResolver(appCodeInput), defaultValues: { code: '' } });

  const confirm = (input: AppCodeInput) =>
    api
      .put<RecoveryCodes>('/two-factor', input)
      .then(({ recoveryCodes }) => onConfirmed(recoveryCodes))
      .catch((error) => showFailure(error, setError, ['code']));

  return (
    <ScriptForm onSubmit={handleSubmit(confirm)} className="flex max-w-md flex-col gap-5">
      <ol className="flex list-decimal flex-col gap-4 pl-5">
        <li>
          Scan this with your authenticator app
          <Picture
            src={offer.qr}
            alt="QR code of the secret"
            width={200}
            height={200}
            className="mt-2 bg-white"
          />
        </li>
        <li>
          or type the secret into it:
          <code className="mt-1 block font-mono break-all select-all">
            {offer.secret.match(/.{4}/g)?.join(' ')}
          </code>
        </li>
        <li>
          <Field label="Enter the six digits that it shows" error={errors.code?.message} required>
            {(ids) => (
              <TextInput
                {...register('code')}
                {...ids}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={9}
              />
            )}
          </Field>
        </li>
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isSubmitting}>
          Turn on
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
    </ScriptForm>
  );
}
