/** A column of a table that can be sorted by its address. */
export type SortableColumn = {
  title: string;
  href: string;
  sort: 'ascending' | 'descending' | 'none';
};

/**
 * A column with its present order and the address that turns it round. `sort` is the column's name, with a minus for
 * descending; undefined is `fallback`. `first` is the order of the first press.
 */
export function sortableColumn<Sort extends string>(
  title: string,
  column: string,
  {
    sort,
    fallback,
    hrefFor,
    first = 'ascending',
  }: {
    sort: Sort | undefined;
    fallback: string;
    hrefFor: (sort: Sort | undefined) => string;
    first?: 'ascending' | 'descending';
  },
): SortableColumn {
  const present = sort ?? fallback;
  const isSorted = present.replace('-', '') === column;
  const order = present.startsWith('-') ? 'descending' : 'ascending';
  const wanted = !isSorted ? first : order === 'ascending' ? 'descending' : 'ascending';
  const next = wanted === 'descending' ? `-${column}` : column;
  return {
    title,
    sort: isSorted ? order : 'none',
    href: hrefFor(next === fallback ? undefined : (next as Sort)),
  };
}
