import type { ReactNode } from 'react';

/** A collapsible group of filters; it works without JavaScript. */
export function FilterGroup({
  title,
  open = false,
  children,
}: {
  title: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={open} className="filter-group">
      <summary>
        <h3>{title}</h3>
      </summary>
      {children}
    </details>
  );
}
