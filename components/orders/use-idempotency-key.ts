'use client';
import { useRef } from 'react';

/**
 * The idempotency key of a text that is being sent: the same for the same text until `forget` says that the shop has
 * accepted it, so that a retry after a lost response changes nothing twice.
 */
export function useIdempotencyKey() {
  const sent = useRef({ body: '', key: '' });
  return {
    keyFor: (body: string) => {
      if (sent.current.body !== body) sent.current = { body, key: crypto.randomUUID() };
      return sent.current.key;
    },
    forget: () => {
      sent.current = { body: '', key: '' };
    },
  };
}
