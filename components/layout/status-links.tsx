import { Link } from '@/components/ui/link';
import { classNames } from '@/components/ui/class-names';
import { formatNumber } from '@/lib/shared/formats';

/** Links that filter a list by status; each shows how many records have it. `state` is undefined for all of them. */
export function StatusLinks<State extends string>({
  entries,
  current,
  hrefFor,
}: {
  entries: { state: State | undefined; name: string; count: number }[];
  current: State | undefined;
  hrefFor: (state: State | undefined) => string;
}) {
  return (
    <nav aria-label="Filter by status" className="no-print my-5">
      <ul className="flex flex-wrap gap-2">
        {entries.map(({ state, name, count }) => (
          <li key={name}>
            <Link
              href={hrefFor(state)}
              aria-current={state === current ? 'true' : undefined}
              className={classNames(
                'flex min-h-9 items-center gap-1.5 rounded-card border px-3 text-sm font-medium',
                state === current
                  ? 'border-ink bg-ink text-ground'
                  : 'border-line-strong bg-surface hover:border-ink',
              )}
            >
              {name} <span className="tabular-nums opacity-75">{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
