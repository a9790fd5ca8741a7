import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

/** A table with a caption for screen readers; on a phone each row becomes a card whose cells name their column. */
export function Table({
  caption,
  columns,
  children,
}: {
  caption: string;
  columns: ReactNode[];
  children: ReactNode;
}) {
  return (
    <table className="w-full text-left max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b-2 border-ink max-md:sr-only">
        <tr>
          {columns.map((column, index) => (
            <th key={index} scope="col" className="px-3 py-2 text-sm font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">{children}</tbody>
    </table>
  );
}

export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return (
    <tr
      {...rest}
      className={classNames(
        'border-b border-line max-md:mb-3 max-md:block max-md:rounded-card max-md:border max-md:bg-surface max-md:p-3',
        className,
      )}
    />
  );
}

/** One cell; `label` is the column's name, shown beside it on a phone. */
export function TableCell({ label, className, children, ...rest }: ComponentProps<'td'> & { label: string }) {
  return (
    <td
      {...rest}
      className={classNames(
        'px-3 py-3 align-middle max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 max-md:px-0 max-md:py-1.5',
        className,
      )}
    >
      {label && (
        <span aria-hidden className="shrink-0 text-sm text-muted md:hidden">
          {label}
        </span>
      )}
      <span className="min-w-0 max-md:text-right">{children}</span>
    </td>
  );
}
