'use client';
import { Search } from 'lucide-react';
import { useParams, useRouter } from 'next/navigation';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Suggestions } from '@/lib/search/schema';
import { queryOfSegment, searchFormId } from '@/lib/shared/list-parameters';
import { ownSuggestions, SuggestionList, type Option } from './suggestion-list';

const debounceMilliseconds = 140;

/** Loaded by the first who searches: reading a page needs no call. */
const loadApi = () => import('@/lib/api/client/api');

const optionsOf = ({ products, words }: Suggestions): Option[] => [
  ...words.map((word) => ({
    key: `word-${word}`,
    href: `/shop?q=${encodeURIComponent(word)}`,
    text: word,
    detail: null,
    img: null,
  })),
  ...products.map(({ slug, name, sku, href, img }) => ({
    key: slug,
    href,
    text: name,
    detail: sku,
    img,
  })),
];

/** The words of the list that is open. Its path has them on the server and in the browser alike (middleware.ts). */
function useSearched(): string {
  const list = useParams()?.list;
  return new URLSearchParams(queryOfSegment(list?.at(-1) ?? '') ?? '').get('q') ?? '';
}

/**
 * The shop's search with suggestions while typing: a combobox after the ARIA pattern. Without JavaScript, and on Enter
 * without a selected suggestion, it is a form that opens /shop?q=. The input is uncontrolled, so that text typed
 * before hydration stays. `id` must be unique on the page. A list adds fields to the form (SearchScope).
 */
export function SearchBox({ id, label }: { id: string; label: string }) {
  const router = useRouter();
  const searched = useSearched();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [options, setOptions] = useState<Option[]>([]);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  useEffect(() => {
    if (typed.trim().length < 2) return;
    let stale = false;
    const timer = setTimeout(() => {
      const found = loadApi().then(({ api }) => api.get(`/search?q=${encodeURIComponent(typed.trim())}`));
      Promise.all([ownSuggestions.find?.(typed.trim()), found]).then(
        ([own = [], shop]) => {
          if (stale) return;
          setOptions([...own, ...optionsOf(shop)]);
          setActive(-1);
        },
        // Without suggestions the search still works.
        () => setOptions([]),
      );
    }, debounceMilliseconds);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [typed]);

  const shown = open && typed.trim().length >= 2 ? options : [];
  const chosen = shown[active];

  function go(option: Option) {
    setOpen(false);
    input.current?.blur();
    router.push(option.href);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && shown.length) {
      event.preventDefault();
      return setOpen(false);
    }
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      return go(chosen);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (!shown.length) return setOpen(true);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // One position beyond either end selects no suggestion.
    const places = shown.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  }

  return (
    <form id={searchFormId} action="/shop" role="search" aria-label={label} className="search-box">
      <label htmlFor={id} className="sr-only">
        Search by name or part number
      </label>
      <input
        key={searched}
        ref={input}
        id={id}
        defaultValue={searched}
        name="q"
        type="search"
        role="combobox"
        autoComplete="off"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen ? `${listId}-${active}` : undefined}
        placeholder="Name or part number"
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
        }}
        onFocus={(event) => {
          setTyped(event.target.value);
          setOpen(true);
          loadApi().catch(() => undefined);
        }}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" aria-label="Search">
        <Search aria-hidden size={20} />
      </button>
      <SuggestionList id={listId} options={shown} active={active} onChoose={go} />
    </form>
  );
}
