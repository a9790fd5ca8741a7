'use client';
import { useEffect, useState } from 'react';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import type { Role } from '@/lib/users/rules/rights';
import { matchingPages, recordResults, type SearchResult } from './search-results';

const debounceMilliseconds = 160;

type Found = { typed: string; records: SearchResult[]; error?: string };

/** What the search over everything finds for a text: pages at once, records when the server has responded. */
export function useAdminSearch(text: string, role: Role) {
  const typed = text.trim();
  const [found, setFound] = useState<Found>({ typed: '', records: [] });
  useEffect(() => {
    if (typed.length < 2) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const { signal } = abort;
      api.get(`/admin-search?q=${encodeURIComponent(typed)}`, { signal }).then(
        (response) => setFound({ typed, records: recordResults(response.found) }),
        (error: unknown) => {
          if (!signal.aborted) setFound({ typed, records: [], error: messageOf(error) });
        },
      );
    }, debounceMilliseconds);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [typed]);
  const isSearching = typed.length >= 2 && found.typed !== typed;
  // While the next response is on its way the records found for the text before stay.
  const records = typed.length >= 2 ? found.records : [];
  const results = typed ? [...records, ...matchingPages(typed, role)] : [];
  return { results, isSearching, error: isSearching ? undefined : found.error };
}
