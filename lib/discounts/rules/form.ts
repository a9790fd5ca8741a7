import { decimalMoney, parseMoney } from '../../shared/money';
import type { Discount, DiscountKind } from '../schema';

/** The fields of the form as they are typed. */
export type DiscountForm = {
  title: string;
  code: string;
  kind: DiscountKind;
  value: string;
  categories: string[];
  skus: string;
  customers: string;
  minSubtotal: string;
  from: string;
  to: string;
  maxUses: string;
  maxUsesPerCustomer: string;
  active: boolean;
};

export const blankDiscountForm: DiscountForm = {
  title: '',
  code: '',
  kind: 'percent',
  value: '',
  categories: [],
  skus: '',
  customers: '',
  minSubtotal: '',
  from: '',
  to: '',
  maxUses: '',
  maxUsesPerCustomer: '',
  active: true,
};

const typed = (limit: number | null) => (limit === null ? '' : String(limit));

/** The form of a stored discount. */
export function discountFormOf(discount: Discount, currency: string): DiscountForm {
  const { title, kind, value, categories, active } = discount;
  return {
    title,
    kind,
    categories,
    active,
    code: discount.code ?? '',
    value: kind === 'amount' ? decimalMoney(value, currency) : kind === 'percent' ? String(value) : '',
    skus: discount.skus.join('\n'),
    customers: discount.customers.join('\n'),
    minSubtotal: discount.minSubtotal ? decimalMoney(discount.minSubtotal, currency) : '',
    from: discount.from ?? '',
    to: discount.to ?? '',
    maxUses: typed(discount.maxUses),
    maxUsesPerCustomer: typed(discount.maxUsesPerCustomer),
  };
}

// What can't be read is sent as it was typed: the server answers with the message of its field.
const wholeNumber = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : text.trim());
const money = (text: string, currency: string) => parseMoney(text, currency) ?? text;
const listOf = (text: string) =>
  text
    .split(/[\n,;]+/)
    .map((entry) => entry.trim())
    .filter(Boolean);

/** The body of a request for a typed form; the server validates it as a DiscountInput. */
export function discountBodyOf(form: DiscountForm, currency: string): Record<string, unknown> {
  const { title, kind, categories, active } = form;
  const limit = (text: string) => (text.trim() ? wholeNumber(text) : null);
  const value = kind === 'amount' ? money(form.value, currency) : wholeNumber(form.value);
  return {
    title,
    kind,
    categories,
    active,
    code: form.code.trim() || null,
    value: kind === 'free-delivery' ? 0 : value,
    skus: listOf(form.skus),
    customers: listOf(form.customers),
    minSubtotal: form.minSubtotal.trim() ? money(form.minSubtotal, currency) : 0,
    from: form.from || null,
    to: form.to || null,
    maxUses: limit(form.maxUses),
    maxUsesPerCustomer: limit(form.maxUsesPerCustomer),
  };
}
