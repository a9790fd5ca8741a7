'use client';

/** The last resort, when even the frame of the page fails: no style sheet, no parts. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
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
          The shop could not make this page just now. Please try again in a moment.
          {error.digest && ` Reference: ${error.digest}.`}
        </p>
        <button type="button" onClick={() => window.location.reload()}>
          Try again
        </button>
      </body>
    </html>
  );
}
