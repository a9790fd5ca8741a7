import type { Rounding } from '@/lib/bulk-edit/rules/rounding';
import { bulkChange } from '@/lib/bulk-edit/schema';
import { codeFields, type CodeField } from '@/lib/bulk-edit/types';
import { stockReasons } from '@/lib/inventory/rules';
import { parseMoney } from '@/lib/shared/money';

/** The form of a bulk edit as typed; an empty text keeps a value. */
export type BulkForm = {
  priceBy: string;
  priceValue: string;
  rounding: Rounding;
  stockBy: string;
  stockValue: string;
  reason: string;
  category: string;
  /** What to do with each code, and the code to set. */
  codes: Record<CodeField, { to: '' | 'set' | 'remove'; code: string }>;
  state: string;
  /** By tag: "add", "remove" or "". */
  tags: Record<string, string>;
};

export const emptyBulkForm: BulkForm = {
  priceBy: '',
  priceValue: '',
  rounding: 'exact',
  stockBy: '',
  stockValue: '',
  reason: stockReasons[0] ?? '',
  category: '',
  codes: { unspsc: { to: '', code: '' }, eclass: { to: '', code: '' } },
  state: '',
  tags: {},
};

/** A typed number with an optional sign; null when it is none. */
function signedOf(text: string, read: (digits: string) => number | null): number | null {
  const [, sign, digits = ''] = /^\s*([+−-]?)\s*(.*)$/.exec(text) ?? [];
  const value = read(digits.trim());
  return value === null ? null : sign && sign !== '+' ? -value : value;
}

const decimal = (digits: string) => (/^\d+(\.\d{1,2})?$/.test(digits) ? Number(digits) : null);
const whole = (digits: string) => (/^\d{1,7}$/.test(digits) ? Number(digits) : null);

/** The API input of a form, or what is wrong with which field. */
export function changeOfForm(
  form: BulkForm,
  currency: string,
): { change: object | null; errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const { rounding } = form;
  const percent = form.priceBy === 'percent' ? signedOf(form.priceValue, decimal) : undefined;
  const amount =
    form.priceBy === 'amount' ? signedOf(form.priceValue, (text) => parseMoney(text, currency)) : undefined;
  const units = form.stockBy ? signedOf(form.stockValue, whole) : undefined;
  if (percent === null) errors.price = 'Enter a number such as 5 or -2.5';
  if (typeof percent === 'number' && (percent < -99 || percent > 1000)) errors.price = 'From -99 to 1000';
  if (amount === null) errors.price = 'Enter an amount such as 1.50';
  if (units === null) errors.stock = 'Enter a whole number such as 12';
  if (form.stockBy === 'set' && typeof units === 'number' && units < 0) errors.stock = 'Must not be negative';
  const tagsTo = (action: string) => Object.keys(form.tags).filter((tag) => form.tags[tag] === action);
  const [add, remove] = [tagsTo('add'), tagsTo('remove')];
  const codes: Partial<Record<CodeField, string>> = {};
  for (const field of codeFields) {
    const { to, code } = form.codes[field];
    if (to === '') continue;
    const checked = bulkChange.shape[field].unwrap().safeParse(to === 'set' ? code : '');
    if (to === 'set' && !code.trim()) errors[field] = 'Enter a code';
    else if (!checked.success) errors[field] = checked.error.issues[0]!.message;
    else codes[field] = checked.data;
  }
  const change = {
    ...(percent !== undefined && { price: { by: 'percent', percent, rounding } }),
    ...(amount !== undefined && { price: { by: 'amount', amount, rounding } }),
    ...(units !== undefined && { stock: { by: form.stockBy, units, reason: form.reason } }),
    ...(form.category && { category: form.category }),
    ...codes,
    ...(form.state && { state: form.state }),
    ...(add.length + remove.length > 0 && { tags: { add, remove } }),
  };
  if (Object.keys({ ...change, ...errors }).length === 0)
    errors.form = 'Choose at least one thing to change.';
  return { change: Object.keys(errors).length ? null : change, errors };
}
