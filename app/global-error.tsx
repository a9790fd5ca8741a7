'use client';
import { useReloadAfterUpgrade } from '@/components/layout/use-reload-after-upgrade';

/** Shown when the root layout itself fails, so it uses neither its style sheet nor its components. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  useReloadAfterUpgrade(error);
  return (
    <html lang="en">
      <body
        style={{
          fontFamily: 'system-ui, sans-serif',
          maxWidth: '40rem',
          margin: '4rem auto',
          padding: '0 1rem',
        }}
      >
        <title>Something went wrong</title>
        <h1>Something went wrong</h1>
        <p>
          The shop could not load this page just now. Please try again in a moment.
          {error.digest && ` Reference: ${error.digest}.`}
        </p>
        <button type="button" onClick={() => window.location.reload()}>
          Try again
        </button>
      </body>
    </html>
  );
}
