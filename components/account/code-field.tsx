import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';

/** An input for a code from the authenticator app or a recovery code; other props go to the input. */
export function CodeField({ error, ...input }: { error?: string } & ComponentProps<'input'>) {
  return (
    <Field
      label="Code"
      help="Six digits from your authenticator app, or one of your recovery codes"
      error={error}
      required
    >
      {(ids) => <TextInput {...input} {...ids} autoComplete="one-time-code" autoCapitalize="characters" />}
    </Field>
  );
}
