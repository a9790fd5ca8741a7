'use client';
import { useEffect, useRef, useState } from 'react';
import { showApiReference } from './scalar';

/** The interactive API reference: search, code samples, and calls that are made from the page. */
export function ApiReference() {
  const place = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<'loading' | 'shown' | 'failed'>('loading');
  useEffect(() => {
    const leaving = new AbortController();
    showApiReference(place.current!, leaving.signal).then(
      () => setStatus('shown'),
      () => setStatus('failed'),
    );
    return () => leaving.abort();
  }, []);
  return (
    <>
      {status !== 'shown' && (
        <p role="status" className="mx-auto w-full max-w-4xl px-4 py-10">
          {status === 'loading'
            ? 'Loading the API reference…'
            : 'The API reference could not be loaded. Check your connection and load the page again.'}
        </p>
      )}
      <div ref={place} />
    </>
  );
}
