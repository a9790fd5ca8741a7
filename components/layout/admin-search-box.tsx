'use client';
import { useRouter } from 'next/navigation';
import { useId, useState, type KeyboardEvent } from 'react';
import { TextInput } from '@/components/ui/input';
import type { Role } from '@/lib/users/rules/rights';
import { AdminSearchList } from './admin-search-list';
import type { SearchResult } from './search-results';
import { useAdminSearch } from './use-admin-search';

/** A combobox after the ARIA pattern over orders, products, accounts, messages, settings and pages. */
export function AdminSearchBox({ role, onDone }: { role: Role; onDone: () => void }) {
  const router = useRouter();
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const { results, isSearching, error } = useAdminSearch(text, role);
  const chosen = results[Math.min(active, results.length - 1)];
  const optionId = (result: SearchResult) => `${listId}-${results.indexOf(result)}`;

  function go(result: SearchResult) {
    onDone();
    router.push(result.href);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      return go(chosen);
    }
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || !results.length) return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    setActive((results.indexOf(chosen!) + step + results.length) % results.length);
  }

  return (
    <div role="search" aria-label="Everything">
      <TextInput
        role="combobox"
        type="search"
        autoComplete="off"
        autoFocus
        aria-label="Search everything"
        aria-expanded={results.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen && optionId(chosen)}
        placeholder="Order, customer, SKU, page …"
        maxLength={100}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <AdminSearchList id={listId} results={results} chosen={chosen} optionId={optionId} onChoose={go} />
      <p role="status" className="mt-3 text-sm text-muted">
        {error ??
          (isSearching
            ? 'Searching…'
            : !text.trim()
              ? 'An order’s number or purchase order, a name, an email, a SKU, or a page of the dashboard.'
              : results.length === 0
                ? 'Nothing found.'
                : `${results.length} ${results.length === 1 ? 'result' : 'results'}; arrows choose, Enter opens.`)}
      </p>
    </div>
  );
}
