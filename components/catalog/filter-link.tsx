import Link from 'next/link';

/** One value of a filter: a link that adds or removes it, with the number of products that have it. */
export function FilterLink({
  href,
  chosen,
  count,
  swatch,
  children,
}: {
  href: string;
  chosen: boolean;
  count: number | null;
  swatch?: string;
  children: React.ReactNode;
}) {
  return (
    <Link
      href={href}
      rel="nofollow"
      prefetch={false}
      scroll={false}
      className="flex min-h-9 items-center gap-2.5 py-1 hover:text-link"
    >
      <span
        aria-hidden
        className={`grid size-4.5 shrink-0 place-items-center rounded-[3px] border text-xs leading-none ${chosen ? 'border-link bg-link text-ground' : 'border-line-strong bg-surface'}`}
      >
        {chosen && '✓'}
      </span>
      {swatch && (
        <span
          aria-hidden
          className="size-4 rounded-full border border-line-strong"
          style={{ background: swatch }}
        />
      )}
      <span className="min-w-0 flex-1">
        {children}
        {chosen && <span className="sr-only"> (selected, press to remove)</span>}
      </span>
      {count !== null && <span className="figures text-sm text-muted">{count.toLocaleString('en-US')}</span>}
    </Link>
  );
}
