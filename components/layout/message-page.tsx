import type { ReactNode } from 'react';

/**
 * A full-page message: not found, forbidden, failed. `code` is its technical name; set `inside` where the layout
 * renders the main element already.
 */
export function MessagePage({
  title,
  code,
  picture,
  inside = false,
  children,
}: {
  title: string;
  code?: string;
  picture?: ReactNode;
  inside?: boolean;
  children: ReactNode;
}) {
  const Part = inside ? 'div' : 'main';
  return (
    <Part
      id={inside ? undefined : 'main'}
      className="mx-auto grid w-full max-w-7xl items-center gap-x-14 gap-y-10 px-4 py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:py-24"
    >
      <div className="flex max-w-xl flex-col items-start gap-6">
        {code && (
          <p className="eyebrow flex items-center gap-3 text-muted">
            <span aria-hidden className="h-1 w-10 bg-accent" />
            {code}
          </p>
        )}
        <h1 className="text-6xl leading-none sm:text-7xl">{title}</h1>
        {children}
      </div>
      {picture}
    </Part>
  );
}
