'use client';
import { Stars } from '@/components/ui/stars';
import type { RatingSummary } from '@/lib/reviews/schema';

/** The average rating of a product and the number of reviews for each number of stars. */
export function RatingHistogram({ summary }: { summary: RatingSummary }) {
  const { average, count, histogram } = summary;
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap content-start items-center gap-x-10 gap-y-4">
      <div className="flex flex-col gap-1">
        <span className="figures font-display text-5xl font-semibold">{average.toFixed(1)}</span>
        <Stars value={average} size={20} />
        <span className="text-sm text-muted">{count === 1 ? '1 review' : `${count} reviews`}</span>
      </div>
      <ul className="figures flex min-w-60 flex-1 flex-col gap-1.5 text-sm">
        {[5, 4, 3, 2, 1].map((stars) => {
          const matching = histogram[stars - 1] ?? 0;
          return (
            <li key={stars} className="grid grid-cols-[4rem_1fr_3rem] items-center gap-3">
              <span>{stars === 1 ? '1 star' : `${stars} stars`}</span>
              <span aria-hidden className="h-2.5 overflow-hidden rounded-full bg-line">
                <span
                  className="block h-full bg-accent"
                  style={{ width: `${Math.round((matching / count) * 100)}%` }}
                />
              </span>
              <span className="text-right">{matching}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
