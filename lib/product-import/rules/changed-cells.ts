import type { ImportRow } from '../schema';
import { sharedColumns, variantColumns, type ProductFacts } from './product-csv';

type VariantFacts = ProductFacts['variants'][number];
type CellChange = ImportRow['changes'][number];

const maxText = 160;
const lead = 40;

/** Cuts two long texts so that they begin shortly before their first difference. */
function cut({ field, before, after }: CellChange): CellChange {
  if (before.length <= maxText && after.length <= maxText) return { field, before, after };
  let same = 0;
  while (same < before.length && before[same] === after[same]) same++;
  const start = same > lead * 2 ? same - lead : 0;
  const part = (text: string) => {
    const rest = text.slice(start, start + maxText);
    return `${start > 0 ? '…' : ''}${rest}${text.length > start + maxText ? '…' : ''}`;
  };
  return { field, before: part(before), after: part(after) };
}

/** The old and new cells of the product's own columns; `changed` are its new values. */
export function changedProductCells(
  facts: ProductFacts,
  changed: Partial<ProductFacts>,
  currency: string,
): CellChange[] {
  return Object.entries(sharedColumns).flatMap(([field, column]) =>
    Object.hasOwn(changed, field)
      ? [
          cut({
            field,
            before: column.write(facts, currency),
            after: column.write({ ...facts, ...changed }, currency),
          }),
        ]
      : [],
  );
}

/** The old and new cells of a SKU; a new one has empty old cells. */
export function changedVariantCells(
  before: VariantFacts | undefined,
  after: VariantFacts,
  currency: string,
): CellChange[] {
  return Object.entries(variantColumns).flatMap(([field, column]) => {
    const [old, present] = [before ? column.write(before, currency) : '', column.write(after, currency)];
    return old === present || field === 'sku' ? [] : [cut({ field, before: old, after: present })];
  });
}
