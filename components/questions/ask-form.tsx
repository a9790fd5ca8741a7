'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { FormError } from '@/components/account/form-error';
import { showFailure } from '@/components/account/show-failure';
import { Button, ButtonLink } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextArea, TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { questionInput, type AskerResponse, type QuestionInput } from '@/lib/questions/schema';

/** Asks a question about a product, and shows those of the person that are not published. */
export function AskForm({
  productId,
  asker: { name, emailVerified, waiting },
  asked,
}: {
  productId: string;
  asker: AskerResponse;
  asked: () => Promise<void>;
}) {
  const {
    register,
    handleSubmit,
    setError,
    resetField,
    formState: { errors, isSubmitting },
  } = useForm<QuestionInput>({
    resolver: zodResolver(questionInput),
    defaultValues: { productId, text: '', name },
  });

  async function ask(input: QuestionInput) {
    try {
      await api.post('/questions', input);
      resetField('text');
      toast.success('Your question was sent. We tell you by mail when it is answered.');
      await asked();
    } catch (error) {
      showFailure(error, setError, ['text', 'name']);
    }
  }

  if (!emailVerified)
    return (
      <>
        <p className="mb-4">Please confirm your email first: the link is in the mail that we sent you.</p>
        <ButtonLink href="/settings" variant="secondary">
          Go to the settings
        </ButtonLink>
      </>
    );
  return (
    <>
      <ScriptForm onSubmit={handleSubmit(ask)} className="flex flex-col gap-5 [&>:empty]:-mt-5">
        <Field label="Question" error={errors.text?.message} required>
          {(ids) => <TextArea {...register('text')} {...ids} rows={5} />}
        </Field>
        <Field
          label="Name"
          help="Shown beside your question. Your email is never shown."
          error={errors.name?.message}
        >
          {(ids) => <TextInput {...register('name')} {...ids} autoComplete="name" />}
        </Field>
        <Button type="submit" pending={isSubmitting} className="self-start">
          Send question
        </Button>
        <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
      </ScriptForm>
      {waiting.length > 0 && (
        <>
          <h3 className="mt-8 mb-2 text-xl">Your questions</h3>
          <ul aria-live="polite" className="flex flex-col gap-3">
            {waiting.map(({ id, text, state }) => (
              <li key={id} className="border-l-4 border-line pl-4">
                <p className="whitespace-pre-line wrap-anywhere">{text}</p>
                <p className="text-sm text-muted">
                  {state === 'waiting' ? 'A person reads it before it is shown here.' : 'Not shown here.'}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
