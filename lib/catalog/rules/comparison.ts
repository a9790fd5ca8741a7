import type { Product } from '../types';

/** More columns than this can't be read side by side. */
export const maxCompared = 5;
/** The id of the form that sends what is ticked, where no script does. */
export const compareForm = 'compare';

export type ComparedRow = { name: string; values: string[]; differs: boolean };

/** The slugs to compare in an address: two to five, each once. */
export function readCompared(value: string | string[] | undefined): string[] {
  const slugs = [value ?? []].flat().join(',').split(',');
  return [...new Set(slugs.filter((slug) => /^[a-z0-9-]{1,100}$/.test(slug)))].slice(0, maxCompared);
}

/** Every specification of the items side by side, those that most of them have first. */
export function comparedRows(products: Pick<Product, 'specifications'>[]): ComparedRow[] {
  const names = [
    ...new Set(products.flatMap(({ specifications }) => specifications.map(({ name }) => name))),
  ];
  const rows = names.map((name) => {
    const values = products.map(
      ({ specifications }) => specifications.find((row) => row.name === name)?.value ?? '–',
    );
    return { name, values, differs: new Set(values).size > 1 };
  });
  const missing = ({ values }: ComparedRow) => values.filter((value) => value === '–').length;
  return rows.sort((a, b) => missing(a) - missing(b));
}
