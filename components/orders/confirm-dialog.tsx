'use client';
import { useState, type ReactNode } from 'react';
import { Button, type ButtonVariant } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { TextArea, TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';

/** Asks for confirmation of an action, with a text field if it has a `label`; closes when the action succeeded. */
export function ConfirmDialog({
  trigger,
  title,
  description,
  children,
  label,
  help,
  required = false,
  oneLine = false,
  action,
  variant = 'primary',
  onConfirm,
}: {
  trigger: ReactNode;
  title: string;
  description: string;
  /** Additional fields above the text field. */
  children?: ReactNode;
  label?: string;
  help?: string;
  required?: boolean;
  oneLine?: boolean;
  action: string;
  variant?: ButtonVariant;
  onConfirm: (text: string) => Promise<boolean>;
}) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const [pending, setPending] = useState(false);
  const Input = oneLine ? TextInput : TextArea;

  async function confirm() {
    if (required && !text.trim()) return setError('Please say why');
    setPending(true);
    const done = await onConfirm(text.trim());
    setPending(false);
    if (done) setOpen(false);
  }

  return (
    <Dialog open={open} onOpenChange={setOpen} trigger={trigger} title={title} description={description}>
      <ScriptForm onSubmit={() => void confirm()} className="flex flex-col gap-4">
        {children}
        {label && (
          <Field label={label} help={help} error={error} required={required}>
            {(ids) => (
              <Input
                {...ids}
                value={text}
                maxLength={oneLine ? 120 : 500}
                onChange={(event: { target: { value: string } }) => {
                  setText(event.target.value);
                  setError('');
                }}
              />
            )}
          </Field>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={() => setOpen(false)}>
            Back
          </Button>
          <Button type="submit" variant={variant} pending={pending}>
            {action}
          </Button>
        </div>
      </ScriptForm>
    </Dialog>
  );
}
