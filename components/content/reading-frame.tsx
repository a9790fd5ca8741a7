import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Heading } from '@/lib/content/types';

function Contents({ headings }: { headings: Heading[] }) {
  return (
    <nav
      aria-label="On this page"
      className="no-print self-start max-lg:hidden lg:sticky lg:top-8 lg:max-h-[calc(100dvh-4rem)] lg:overflow-y-auto"
    >
      <p className="eyebrow border-t-2 border-ink pt-3">On this page</p>
      <ol className="mt-3 flex flex-col border-l border-line">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px block border-l-2 border-transparent py-1.5 pl-4 text-sm text-muted hover:border-accent hover:text-ink"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * Running text in lines of readable length. On a wide screen a sticky table of contents is on the left; related content
 * follows below, or on the right on the widest screens.
 */
export function ReadingFrame({
  headings,
  aside,
  children,
}: {
  headings: Heading[];
  aside: ReactNode;
  children: ReactNode;
}) {
  const long = headings.length > 2;
  return (
    <div
      className={classNames(
        'grid gap-x-12 gap-y-12',
        long
          ? 'lg:grid-cols-[12rem_minmax(0,1fr)] xl:grid-cols-[13rem_minmax(0,1fr)_17rem]'
          : 'lg:grid-cols-[minmax(0,1fr)_17rem]',
      )}
    >
      {long && <Contents headings={headings} />}
      <div className="min-w-0">{children}</div>
      <aside
        className={classNames(
          'no-print grid content-start items-start gap-6 self-start sm:grid-cols-2',
          long
            ? 'lg:col-start-2 xl:sticky xl:top-8 xl:col-start-3 xl:grid-cols-1'
            : 'lg:sticky lg:top-8 lg:grid-cols-1',
        )}
      >
        {aside}
      </aside>
    </div>
  );
}
