import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Link } from './link';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

/**
 * A column that following `href` sorts; `sort` is the current order. `right` aligns figures, `spare` hides the column
 * on a tablet.
 */
export type SortedColumn = {
  title: string;
  href: string;
  sort: 'ascending' | 'descending' | 'none';
  right?: boolean;
  spare?: boolean;
};
type PlainColumn = { title: string; right?: boolean; spare?: boolean };
export type Column = ReactNode | PlainColumn | SortedColumn;

const isTitled = (column: Column): column is PlainColumn | SortedColumn =>
  typeof column === 'object' && column !== null && 'title' in column;
const isSorted = (column: Column): column is SortedColumn => isTitled(column) && 'href' in column;

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

function SortLink({ title, href, sort }: SortedColumn) {
  const Arrow = arrows[sort];
  return (
    <Link
      href={href}
      scroll={false}
      className="inline-flex items-center gap-1 underline-offset-4 hover:underline"
    >
      {title}
      <Arrow aria-hidden size={16} className={sort === 'none' ? 'text-muted' : undefined} />
    </Link>
  );
}

/** For the cells of a `spare` column. */
export const spareColumn = 'md:max-xl:hidden';
/** For text that replaces a `spare` column inside another cell. */
export const onlyOnATablet = 'hidden md:max-xl:block';

function ColumnHead({ column }: { column: Column }) {
  const isInteractive = isTitled(column) ? isSorted(column) : typeof column === 'object';
  return (
    <th
      scope="col"
      aria-sort={isSorted(column) ? column.sort : undefined}
      className={classNames(
        'bg-ground px-3 py-2 md:max-xl:px-2 text-sm font-semibold md:shadow-[inset_0_-2px_0_var(--ink)] xl:sticky xl:top-(--bar,0px) xl:z-10',
        // On a phone only interactive headings are shown: each cell names its own column there.
        isInteractive ? 'max-md:px-0 max-md:pr-5' : 'max-md:sr-only',
        isTitled(column) && column.right && 'text-right',
        isTitled(column) && column.spare && spareColumn,
      )}
    >
      {isSorted(column) ? <SortLink {...column} /> : isTitled(column) ? column.title : column}
    </th>
  );
}

/**
 * A table with a caption for screen readers. On a wide screen its head is sticky; on a phone each row becomes a card
 * with two cells in a line, each under the name of its column. A cell without a name fills the line.
 */
export function Table({
  caption,
  columns,
  children,
}: {
  caption: string;
  columns: Column[];
  children: ReactNode;
}) {
  return (
    // A table that is wider than a tablet scrolls inside this element, so that the page never does.
    <div className="relative md:max-xl:-m-1 md:max-xl:overflow-x-auto md:max-xl:p-1">
      <table className="w-full text-left max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:block">
          <tr className="max-md:flex max-md:flex-wrap">
            {columns.map((column, index) => (
              <ColumnHead key={index} column={column} />
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">{children}</tbody>
      </table>
    </div>
  );
}

export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return (
    <tr
      {...rest}
      className={classNames(
        'border-b border-line max-md:relative max-md:mb-3 max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-1.5 max-md:rounded-card max-md:border max-md:bg-surface max-md:p-3',
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
        'px-3 py-3 align-middle md:max-xl:px-2 max-md:min-w-0 max-md:p-0',
        label === '' && 'max-md:col-span-2',
        className,
      )}
    >
      {label && (
        <span aria-hidden className="block text-sm leading-tight text-muted md:hidden">
          {label}
        </span>
      )}
      <span className="min-w-0">{children}</span>
    </td>
  );
}
