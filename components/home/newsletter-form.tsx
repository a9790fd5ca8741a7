'use client';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { TextInput } from '@/components/ui/input';
import { messageOf } from '@/lib/api/client/errors';
import { ScriptForm } from '@/components/ui/script-form';

type Response = { tone: 'done' | 'rejected'; text: string };

/** Subscribes an email address to the newsletter, which must be confirmed by mail. */
export function NewsletterForm() {
  const [response, setResponse] = useState<Response | null>(null);
  const [pending, setPending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email')).trim();
    setPending(true);
    // Loaded on submit, because reading the page doesn't need it.
    const { api } = await import('@/lib/api/client/api');
    try {
      const { message } = await api.post('/newsletter', { email });
      setResponse({ tone: 'done', text: message });
      form.reset();
    } catch (error) {
      setResponse({ tone: 'rejected', text: messageOf(error, 'email') });
    } finally {
      setPending(false);
    }
  }

  return (
    <ScriptForm onSubmit={submit}>
      <div className="flex flex-col gap-3 sm:flex-row">
        <label htmlFor="newsletter-email" className="sr-only">
          Your email address
        </label>
        <TextInput
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="Your email address"
          aria-describedby="newsletter-answer"
          aria-invalid={response?.tone === 'rejected' || undefined}
        />
        <Button type="submit" pending={pending} className="bg-[#1c1205]! text-[#f4f4f2]! hover:bg-black!">
          Email
        </Button>
      </div>
      <p id="newsletter-answer" role="status" className="mt-2 min-h-6 font-medium">
        {response?.text}
      </p>
    </ScriptForm>
  );
}
