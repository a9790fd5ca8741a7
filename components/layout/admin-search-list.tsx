'use client';
import type { SearchResult } from './search-results';

type Props = {
  id: string;
  results: SearchResult[];
  chosen: SearchResult | undefined;
  optionId: (result: SearchResult) => string;
  onChoose: (result: SearchResult) => void;
};

/** The results by group; the focus stays in the search box, which names the chosen one. */
export function AdminSearchList({ id, results, chosen, optionId, onChoose }: Props) {
  const groups = [...new Set(results.map(({ group }) => group))];
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Results"
      hidden={results.length === 0}
      className="mt-3 max-h-[55dvh] overflow-y-auto"
    >
      {groups.map((group) => (
        <div key={group} role="group" aria-label={group}>
          <p aria-hidden className="eyebrow px-2 pt-2 text-sm! text-muted">
            {group}
          </p>
          {results
            .filter((result) => result.group === group)
            .map((result) => (
              <div
                key={result.key}
                id={optionId(result)}
                role="option"
                aria-selected={result === chosen}
                ref={(element) => {
                  if (result === chosen) element?.scrollIntoView({ block: 'nearest' });
                }}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(result)}
                className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 rounded-card px-2 py-1.5 hover:bg-line/50 aria-selected:bg-line"
              >
                <span className="font-semibold">{result.name}</span>
                <span className="text-sm text-muted">{result.detail}</span>
              </div>
            ))}
        </div>
      ))}
    </div>
  );
}
