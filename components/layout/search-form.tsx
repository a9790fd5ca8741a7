import { Search } from 'lucide-react';

/** A search box that works without JavaScript: it leads to /shop?q=. `id` must be unique on the page. */
export function SearchForm({ id }: { id: string }) {
  return (
    <form action="/shop" role="search" className="flex w-full" aria-label="Shop">
      <label htmlFor={id} className="sr-only">
        Search by name or part number
      </label>
      <input
        id={id}
        name="q"
        type="search"
        placeholder="Name or part number"
        className="min-h-11 w-full min-w-0 rounded-l-card border border-line-strong bg-surface px-3 text-ink placeholder:text-muted"
      />
      <button
        type="submit"
        aria-label="Search"
        className="grid min-h-11 w-12 shrink-0 place-items-center rounded-r-card bg-accent text-on-accent hover:bg-accent-hover"
      >
        <Search aria-hidden size={20} />
      </button>
    </form>
  );
}
