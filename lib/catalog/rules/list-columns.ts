import { keepTogether } from '../../shared/typography';
import type { Product } from '../schema/product';
import type { CatalogStructure } from '../schema/structure';
import { readMeasure, showMeasure, type UnitSystem } from './measures';
import { fieldNamed } from './specification-fields';

const maxColumns = 3;
/** "16 mm to 40 mm", which is shortened to fit a column. */
const range = /^([\d.,]+) (\S+) to ([\d.,]+) \2$/;

/** The specifications that most of the products share; each gets a column. */
function sharedNames(structure: CatalogStructure, products: Product[]): string[] {
  const counts = new Map<string, number>();
  for (const { specifications } of products) {
    for (const { name } of specifications) {
      if (fieldNamed(structure, name) && name !== 'Type') counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, maxColumns)
    .map(([name]) => name);
}

function shown(
  structure: CatalogStructure,
  product: Product,
  name: string,
  units: UnitSystem,
): string | null {
  const value = product.specifications.find((one) => one.name === name)?.value ?? '';
  const isMeasure = fieldNamed(structure, name)?.kind === 'measure';
  const measure = isMeasure && units === 'imperial' ? readMeasure(value) : null;
  const written = measure ? showMeasure(measure, units) : value;
  if (!written) return null;
  return keepTogether(written.replace(range, '$1–$3 $2'));
}

/** The columns of specifications of a list as a table: at most three names, and the values of each product. */
export function listColumns(structure: CatalogStructure, products: Product[], units: UnitSystem) {
  const names = sharedNames(structure, products);
  return {
    names,
    values: products.map((product) => names.map((name) => shown(structure, product, name, units))),
  };
}

/** The specification that tells a product from its neighbors in a list: the first of a field of the catalog, if any. */
export function keySpecification(structure: CatalogStructure, product: Product, units: UnitSystem) {
  for (const { name } of product.specifications) {
    if (name === 'Type' || !fieldNamed(structure, name)) continue;
    const value = shown(structure, product, name, units);
    if (value) return { name, value };
  }
  return null;
}
