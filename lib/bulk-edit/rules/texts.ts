import { categoryName, tagName } from '../../catalog/rules/structure';
import type { CatalogStructure } from '../../catalog/schema/structure';
import { formatMoney } from '../../shared/money';
import type { BulkChange, BulkEditState, BulkRowState } from '../schema';
import type { FieldChange } from '../types';
import { roundings } from './rounding';
import { formatNumber } from '../../shared/formats';

const signed = (value: number, text: string) => `${value < 0 ? '−' : '+'}${text}`;
const tagList = (structure: CatalogStructure, tags: string[]) =>
  tags.map((tag) => tagName(structure, tag)).join(', ');

/** A bulk change in words: "Price +5%, ending in .99; status published". */
export function changeText(
  structure: CatalogStructure,
  { price, stock, category, unspsc, eclass, tags, state }: BulkChange,
  currency = 'USD',
): string {
  const parts: string[] = [];
  if (price) {
    const by =
      price.by === 'percent'
        ? signed(price.percent, `${Math.abs(price.percent)}%`)
        : signed(price.amount, formatMoney(Math.abs(price.amount), currency));
    const { name } = roundings[price.rounding];
    parts.push(
      `price ${by}${price.rounding === 'exact' ? '' : `, ${name.charAt(0).toLowerCase()}${name.slice(1)}`}`,
    );
  }
  if (stock) {
    const units = formatNumber(Math.abs(stock.units));
    parts.push(stock.by === 'set' ? `stock set to ${units}` : `stock ${signed(stock.units, units)}`);
  }
  if (category) parts.push(`category ${categoryName(structure, category)}`);
  for (const [name, code] of Object.entries({ UNSPSC: unspsc, ECLASS: eclass }))
    if (code !== undefined) parts.push(code ? `${name} ${code}` : `no ${name} code`);
  if (tags?.add.length) parts.push(`add tags ${tagList(structure, tags.add)}`);
  if (tags?.remove.length) parts.push(`remove tags ${tagList(structure, tags.remove)}`);
  if (state) parts.push(`status ${state}`);
  const text = parts.join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a bulk edit changes, by its name on screens. */
export const fieldNames: Record<FieldChange['field'], string> = {
  price: 'Price',
  stock: 'Stock',
  category: 'Category',
  unspsc: 'UNSPSC code',
  eclass: 'ECLASS code',
  tags: 'Tags',
  state: 'Status',
};

/** The name of a changed value: "Price of FX-DD18". */
export function changeName(change: FieldChange): string {
  const name = fieldNames[change.field];
  return 'sku' in change ? `${name} of ${change.sku}` : name;
}

/** The old and the new value as displayed. */
export function changeValues(
  structure: CatalogStructure,
  change: FieldChange,
  currency: string,
): { from: string; to: string } {
  if (change.field === 'price') {
    return { from: formatMoney(change.from, currency), to: formatMoney(change.to, currency) };
  }
  if (change.field === 'stock') {
    return { from: formatNumber(change.from), to: formatNumber(change.to) };
  }
  if (change.field === 'tags')
    return { from: tagList(structure, change.from) || 'none', to: tagList(structure, change.to) || 'none' };
  if (change.field === 'category') {
    return { from: categoryName(structure, change.from), to: categoryName(structure, change.to) };
  }
  return { from: change.from || 'none', to: change.to || 'none' };
}

export const bulkStateNames: Record<BulkEditState, string> = {
  preparing: 'Being prepared',
  preview: 'Preview',
  applying: 'Being applied',
  applied: 'Applied',
  undoing: 'Being undone',
  undone: 'Undone',
};

export const bulkRowNames: Record<BulkRowState, string> = {
  ready: 'To change',
  unchanged: 'No change',
  invalid: 'Error',
  applied: 'Changed',
  partly: 'Partly changed',
  conflict: 'Changed by others',
  undone: 'Undone',
  kept: 'Kept',
};
