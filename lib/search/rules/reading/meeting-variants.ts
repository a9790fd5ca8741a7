import { commonText } from '../../../catalog/rules/index-entry';
import { termsOf, termsOfChoice } from '../../../catalog/rules/search-terms';
import { standardTermsOf } from '../../../catalog/rules/standards';
import type { Product, Variant } from '../../../catalog/schema/product';
import { filterableOf } from '../../../catalog/rules/specification-fields';
import type { CatalogStructure } from '../../../catalog/schema/structure';
import type { Condition } from '../filters';
import { hasTerms, type FieldRange, type MeasureRange, type SearchQuery } from './search-query';

/** A named thing: which terms say it, and whether it is a part of a size. */
type Named = { isMeant: (term: string) => boolean; isSize: boolean };

const measure = /^(\d+(?:\.\d+)?)([a-z]+)$/;

function isInRange({ unit, from, to }: MeasureRange, term: string): boolean {
  const [, amount, suffix] = measure.exec(term) ?? [];
  return suffix === unit.toLowerCase() && Number(amount) >= from && Number(amount) <= to;
}

function namedIn({ text, groups, ranges }: SearchQuery): Named[] {
  return [
    ...termsOf(text).map((term) => ({ isMeant: (other: string) => other === term, isSize: isThread(term) })),
    ...groups.map(({ words, isSize = false }) => ({
      isMeant: (term: string) => words.includes(term),
      isSize,
    })),
    ...ranges.map((range) => ({
      isMeant: (term: string) => isInRange(range, term),
      isSize: range.isSize ?? false,
    })),
  ];
}

function isSold({ price, availableQuantity }: Variant, conditions: Condition[]): boolean {
  return conditions.every((condition) => {
    if ('price' in condition) return price >= condition.price.from && price <= condition.price.to;
    return !('inStock' in condition) || availableQuantity > 0;
  });
}

/** What a search names, as `readQuery` reads it. */
type NamedSearch = { query: SearchQuery; conditions: Condition[]; fields: FieldRange[] };

/** Whether a term is a thread, which is a part of a size. */
const isThread = (term: string) => /^m\d|tpi$/.test(term);

/**
 * Finds those variants of a product, which a search has found, that have all of what the search names together: a length
 * and a diameter, price and stock. What is said of the product as a whole holds for all of them, but a variant that
 * names its own sizes must name those of the search.
 */
export function meetingVariants(
  structure: CatalogStructure,
  { query, conditions, fields }: NamedSearch,
): (product: Product) => Variant[] {
  const named = namedIn(query);
  const parts = named.filter(({ isSize }) => isSize);
  return (product) => {
    const terms = product.variants.map(({ size, color }) =>
      termsOfChoice(`${size ?? ''} ${color?.name ?? ''}`),
    );
    const chosen = named.filter((each) => !each.isSize && terms.some((own) => own.some(each.isMeant)));
    let common: string[] | undefined;
    const commonTerms = () => {
      const text = `${product.name} ${product.brand} \n ${commonText(product, structure)}`;
      return [...termsOf(text), ...standardTermsOf(text)];
    };
    const has = (own: readonly string[], { isMeant }: Named) =>
      own.some(isMeant) || (common ??= commonTerms()).some(isMeant);
    const measures = fields.length ? filterableOf(structure, product.specifications).measures : [];
    const isFieldIn = ({ key, from, to }: FieldRange, own: readonly string[]) => {
      const lengths = own.flatMap((term) => (term.endsWith('mm') ? Number.parseFloat(term) : []));
      const values = measures.flatMap(({ k, v }) => (k === key ? v : []));
      return (lengths.length ? lengths : values).some((value) => value >= from && value <= to);
    };
    return product.variants.filter((variant, at) => {
      const own = terms[at]!;
      const sizes = own.filter((term) => /\d/.test(term)).length;
      const sameSizes = parts.filter(({ isMeant }) => own.some(isMeant)).length;
      return (
        isSold(variant, conditions) &&
        fields.every((range) => isFieldIn(range, own)) &&
        sameSizes >= Math.min(sizes, parts.length) &&
        [...parts, ...chosen].every((each) => has(own, each))
      );
    });
  };
}

/**
 * Whether what a search names can hold for a product, but for none of its variants alone: a size, or a price beside
 * something else.
 */
export function namesVariants({ query, conditions, fields }: NamedSearch): boolean {
  const sales = conditions.filter((condition) => 'price' in condition || 'inStock' in condition);
  const isRange = sales.some((sale) => 'price' in sale && sale.price.from > 0 && sale.price.to < 1e12);
  return (
    fields.length > 0 ||
    [...query.groups, ...query.ranges].some(({ isSize }) => isSize) ||
    isRange ||
    sales.length > 1 ||
    (sales.length > 0 && hasTerms(query))
  );
}
