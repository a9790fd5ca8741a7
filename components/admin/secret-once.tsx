'use client';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { CopyButton } from './copy-button';

/** A new secret, which is shown only once; `name` is "key" or "secret". */
export function SecretOnce({
  title,
  name,
  secret,
  onDone,
  children,
}: {
  title: string;
  name: string;
  secret: string;
  onDone: () => void;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby="secret" className="flex max-w-3xl flex-col gap-4">
      <h2 id="secret" className="text-2xl">
        {title}
      </h2>
      <p>
        {children} <strong>it is not shown again.</strong>
      </p>
      <code className="rounded-card bg-surface p-4 font-mono wrap-anywhere">{secret}</code>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={secret} what={name}>
          Copy
        </CopyButton>
        <Button onClick={onDone}>I have stored it</Button>
      </div>
    </section>
  );
}
