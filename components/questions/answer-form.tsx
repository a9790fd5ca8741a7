'use client';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import type { Question } from '@/lib/questions/schema';

/** A customer's answer to a question, behind a button. */
export function AnswerForm({ question }: { question: Question }) {
  const [step, setStep] = useState<'closed' | 'open' | 'sending' | 'sent'>('closed');
  const [error, setError] = useState<string>();

  async function send(event: FormEvent<HTMLFormElement>) {
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim();
    if (!text) return setError('Write your answer');
    setStep('sending');
    setError(undefined);
    try {
      await api.post(`/questions/${question.id}/answers`, { text });
      setStep('sent');
    } catch (failure) {
      setError(messageOf(failure, 'text'));
      setStep('open');
    }
  }

  if (step === 'sent')
    return <p role="status">Thank you. A person reads your answer before it is shown here.</p>;
  if (step === 'closed')
    return (
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        aria-label={`Answer: ${question.text.slice(0, 80)}`}
        onClick={() => setStep('open')}
      >
        Answer
      </Button>
    );
  return (
    <ScriptForm onSubmit={send} className="flex flex-col gap-3">
      <Field label="Your answer" error={error} required help="You bought this: what do you know about it?">
        {(ids) => <TextArea {...ids} name="text" rows={4} maxLength={2000} autoFocus />}
      </Field>
      <Button type="submit" size="sm" pending={step === 'sending'} className="self-start">
        Send answer
      </Button>
    </ScriptForm>
  );
}
