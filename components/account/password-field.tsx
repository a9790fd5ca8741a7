'use client';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';

/** A password input that can be revealed, pasted into and filled by password managers; other props go to the input. */
export function PasswordField({
  label = 'Password',
  error,
  help,
  autoComplete,
  ...input
}: {
  label?: string;
  error?: string;
  help?: ReactNode;
  autoComplete: 'current-password' | 'new-password';
} & Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} help={help} required>
      {(ids) => (
        <span className="relative block">
          <TextInput
            {...input}
            {...ids}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className="pr-14"
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={`Show ${label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-card text-muted hover:text-ink"
          >
            {shown ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
          </button>
        </span>
      )}
    </Field>
  );
}
