'use client';
import { useRouter } from 'next/navigation';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';

/** The shop's answer to a question, for everybody or for the asker alone. */
export function ReplyForm({ questionId }: { questionId: string }) {
  const router = useRouter();
  const [pending, setPending] = useState<'public' | 'private'>();
  const [error, setError] = useState<string>();

  async function send(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const isPublic = pressed?.value !== 'private';
    const text = String(new FormData(form).get('text') ?? '').trim();
    if (!text) return setError('Write your answer');
    setPending(isPublic ? 'public' : 'private');
    setError(undefined);
    try {
      await api.post(`/questions/${questionId}/replies`, { text, publish: isPublic });
      form.reset();
      toast.success(isPublic ? 'The answer is published, and mailed' : 'The answer is mailed to the asker');
      router.refresh();
    } catch (failure) {
      setError(messageOf(failure, 'text'));
    }
    setPending(undefined);
  }

  return (
    <ScriptForm onSubmit={send} className="flex flex-col gap-3">
      <Field label="Answer" error={error} help="The asker gets it by mail.">
        {(ids) => <TextArea {...ids} name="text" rows={3} maxLength={2000} />}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" value="public" pending={pending === 'public'}>
          Answer and publish
        </Button>
        <Button type="submit" size="sm" value="private" variant="secondary" pending={pending === 'private'}>
          Answer only to the asker
        </Button>
      </div>
    </ScriptForm>
  );
}
