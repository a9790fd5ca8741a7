'use client';
import { useEffect, useState } from 'react';
import { Prose } from '@/components/content/prose';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';

const pause = 300;

/** The text as the public page shows it, rendered by the server after each pause in typing. */
export function LivePreview({ title, summary, body }: { title: string; summary: string; body: string }) {
  const [shown, setShown] = useState<{ html: string; error?: string }>({ html: '' });

  useEffect(() => {
    let isCurrent = true;
    async function render() {
      try {
        const { html } = await api.post<{ html: string }>('/content/preview', { body });
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
  }, [body]);

  return (
    <section aria-labelledby="preview" className="flex min-w-0 flex-col">
      <h2 id="preview" className="text-sm font-semibold">
        Preview
      </h2>
      <div
        tabIndex={0}
        role="group"
        aria-labelledby="preview"
        className="mt-1.5 max-h-[44rem] grow overflow-y-auto rounded-card border border-line bg-ground p-4"
      >
        <p className="font-display text-3xl font-semibold wrap-anywhere">{title || 'Title'}</p>
        <p className="mt-2 text-lg wrap-anywhere text-muted">{summary}</p>
        {shown.error && (
          <p role="status" className="mt-3 text-sm text-bad">
            {shown.error}
          </p>
        )}
        {shown.html ? (
          <Prose html={shown.html} className="mt-6 wrap-anywhere" />
        ) : (
          <p className="mt-6 text-muted">Nothing is written yet.</p>
        )}
      </div>
    </section>
  );
}
