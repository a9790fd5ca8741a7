import type { Product } from '../schema/product';

/** More columns don't fit side by side. */
export const maxCompared = 5;
/** The id of the form that submits the ticked products when scripts are off. */
export const compareForm = 'compare';

export type ComparedRow = { name: string; values: string[]; differs: boolean };

/** A product to compare, with the SKU of its variant if one is chosen. */
export type Compared = { slug: string; sku: string | null };

/** The products to compare in an address, such as `hammer,hex-bolt:HB-M8-40`: two to five, each once. */
export function readCompared(value: string | string[] | undefined): Compared[] {
  const found = new Map<string, Compared>();
  for (const entry of [value ?? []].flat().join(',').split(',')) {
    const [, slug, sku = null] = /^([a-z0-9-]{1,100})(?::([\w ./-]{1,40}))?$/.exec(entry) ?? [];
    if (slug && !found.has(slug)) found.set(slug, { slug, sku });
  }
  return [...found.values()].slice(0, maxCompared);
}

/** The address of the page that compares these products. */
export function compareAddress(compared: Compared[], onlyDifferences = false): string {
  const products = compared.map(({ slug, sku }) => (sku ? `${slug}:${encodeURIComponent(sku)}` : slug));
  return `/compare?products=${products.join(',')}${onlyDifferences ? '&differences=1' : ''}`;
}

/** Every specification of the products side by side, the most common ones first. */
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
