'use client';
import { Link } from '@/components/ui/link';
import type { Fit } from '@/lib/fits/schema';

/** A product that fits; one of an explicit relation has no reason. */
export type ListedFit = Omit<Fit, 'reason'> & Partial<Pick<Fit, 'reason'>>;

/** Products with the reason why they fit. A client component: its props are half the size of its markup. */
export function FitList({ fits }: { fits: ListedFit[] }) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:gap-x-12">
      {fits.map(({ slug, name, reason }) => (
        <li key={slug} className="border-b border-line py-3">
          <Link
            href={`/product/${slug}`}
            prefetch={false}
            className="font-semibold underline-offset-4 hover:underline"
          >
            {name}
          </Link>
          {reason && <span className="block text-sm text-muted">Fits: {reason}</span>}
        </li>
      ))}
    </ul>
  );
}
