'use client';
import { useEffect, useRef, useState } from 'react';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import type { DraftInput, OrderDraft } from '@/lib/orders/schema/edit';

const typingPause = 250;

/**
 * The prices and totals of what has been entered, from the server. `draft` stays the last response while the next one is
 * awaited; `isCurrent` says whether it belongs to `input`.
 */
export function useOrderDraft(input: Omit<DraftInput, 'code'> & { code?: string }) {
  const [found, setFound] = useState<{ body: string; draft: OrderDraft }>();
  const [error, setError] = useState('');
  const [round, setRound] = useState(0);
  const latest = useRef('');
  const body = JSON.stringify(input);
  useEffect(() => {
    latest.current = body;
    const timer = setTimeout(() => {
      api.post('/order-drafts', JSON.parse(body)).then(
        (draft) => {
          if (latest.current !== body) return;
          setFound({ body, draft });
          setError('');
        },
        (failure: unknown) => latest.current === body && setError(messageOf(failure)),
      );
    }, typingPause);
    return () => clearTimeout(timer);
  }, [body, round]);
  return {
    draft: found?.draft,
    isCurrent: found?.body === body,
    error,
    /** Asks again, after the server has said that something has changed. */
    reload: () => {
      setFound(undefined);
      setRound((one) => one + 1);
    },
  };
}
