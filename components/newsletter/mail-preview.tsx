'use client';
import { useEffect, useState } from 'react';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import type { MailPreviewInput } from '@/lib/newsletter/schema/campaigns';
import { MailFrame } from './mail-frame';

const pause = 300;

/** The mail as a subscriber gets it, rendered by the server after each pause in typing. */
export function MailPreview({ subject, preheader, body }: MailPreviewInput) {
  const [shown, setShown] = useState<{ html: string; error?: string }>({ html: '' });

  useEffect(() => {
    let isCurrent = true;
    async function render() {
      try {
        const { html } = await api.post('/campaigns/preview', { subject, preheader, body });
        if (isCurrent) setShown({ html });
      } catch (error) {
        if (isCurrent) setShown(({ html }) => ({ html, error: messageOf(error) }));
      }
    }
    const timer = setTimeout(() => void render(), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [subject, preheader, body]);

  return (
    <section aria-labelledby="preview" className="flex min-w-0 flex-col gap-1.5">
      <h2 id="preview" className="text-sm font-semibold">
        Preview
      </h2>
      <p className="rounded-card border border-line bg-surface px-3 py-2 text-sm wrap-anywhere">
        <strong>{subject || 'Subject'}</strong>{' '}
        {preheader && <span className="text-muted">– {preheader}</span>}
      </p>
      {shown.error && (
        <p role="status" className="text-sm text-bad">
          {shown.error}
        </p>
      )}
      <MailFrame html={shown.html} />
    </section>
  );
}
