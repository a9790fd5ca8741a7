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
    <details open={open} className="group border-b border-line py-2">
      <summary className="flex min-h-10 list-none items-center justify-between font-semibold">
        <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
        <span aria-hidden className="open-arrow" />
      </summary>
      <div className="pt-1 pb-2">{children}</div>
    </details>
  );
}
