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
    <Link href={href} scroll={false} className="sort-link">
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
  return (
    <th
      scope="col"
      aria-sort={isSorted(column) ? column.sort : undefined}
      className={
        classNames(
          isTitled(column) && column.right && 'text-right',
          isTitled(column) && column.spare && spareColumn,
        ) || undefined
      }
    >
      {isSorted(column) ? <SortLink {...column} /> : isTitled(column) ? column.title : column}
    </th>
  );
}

/**
 * A table with a caption for screen readers. On a wide screen its head is sticky; on a phone each row becomes a card
 * with two cells in a line, each under the name of its column. A cell without a name fills the line. app/theme.css holds
 * what it looks like, because pages have hundreds of cells.
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
    <div className="table-frame">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <ColumnHead key={index} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

export const TableRow = (props: ComponentProps<'tr'>) => <tr {...props} />;

/** One cell; `label` is the column's name, shown above it on a phone. */
export const TableCell = ({ label, ...rest }: ComponentProps<'td'> & { label: string }) => (
  <td data-label={label || undefined} {...rest} />
);
