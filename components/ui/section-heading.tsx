import type { ReactNode } from 'react';

/** The heading of a section with an optional action beside it. */
export function SectionHeading({ id, title, action }: { id: string; title: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t-2 border-ink pt-4">
      <h2 id={id} className="text-4xl sm:text-5xl">
        {title}
      </h2>
      {action}
    </div>
  );
}
