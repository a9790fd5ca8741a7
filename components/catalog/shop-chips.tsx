import { X } from 'lucide-react';
import { Link } from '@/components/ui/link';
import type { Chip } from '@/lib/search/rules/filter-chips';

function ChipItem({ label, href }: Chip) {
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        rel="nofollow"
        scroll={false}
        className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line-strong bg-surface px-3 text-sm hover:border-ink"
      >
        <span className="sr-only">Remove</span> {label} <X aria-hidden size={14} />
      </Link>
    </li>
  );
}

/** The active filters as chips, each of which removes its filter. `clear` is the list without any. */
export function ShopChips({ chips, clear }: { chips: Chip[]; clear: string }) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {chips.map((chip) => (
        <ChipItem key={chip.label} {...chip} />
      ))}
      {chips.length > 1 && (
        <li>
          <Link
            href={clear}
            prefetch={false}
            rel="nofollow"
            className="px-2 text-sm text-link underline underline-offset-4"
          >
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}

/** What was understood of the search as chips, each of which leads to the search without it. */
export function UnderstoodChips({ chips, isNearest }: { chips: Chip[]; isNearest: boolean }) {
  if (chips.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <span id="understood">
        {isNearest ? 'No product has all of this, these come near:' : 'Understood:'}
      </span>
      <ul aria-labelledby="understood" className="flex flex-wrap items-center gap-2">
        {chips.map((chip, at) => (
          <ChipItem key={`${at} ${chip.label}`} {...chip} />
        ))}
      </ul>
    </div>
  );
}
