import { decimalMoney, parseMoney } from '../../shared/money';
import type { Supplier } from '../schema/suppliers';

/** The fields of a supplier's form as they are typed. */
export type SupplierForm = {
  name: string;
  email: string;
  contact: string;
  phone: string;
  address: string;
  currency: string;
  leadTimeDays: string;
  minOrder: string;
  note: string;
  active: boolean;
};

/** The form of a supplier, or of a new one in the shop's currency. */
export function supplierFormOf(supplier: Supplier | undefined, currency: string): SupplierForm {
  if (!supplier) {
    const texts = { name: '', email: '', contact: '', phone: '', address: '', minOrder: '', note: '' };
    return { ...texts, currency, leadTimeDays: '7', active: true };
  }
  const { name, email, contact, phone, note, active } = supplier;
  return {
    name,
    email,
    contact,
    phone,
    note,
    active,
    currency: supplier.currency,
    address: supplier.address.join('\n'),
    leadTimeDays: String(supplier.leadTimeDays),
    minOrder: supplier.minOrder ? decimalMoney(supplier.minOrder, supplier.currency) : '',
  };
}

/** A whole number as it was typed; what can't be read is sent as it is, and the server names its field. */
export const typedNumber = (text: string): number | string =>
  /^\d+$/.test(text.trim()) ? Number(text) : text.trim();

/** An amount as it was typed, in minor units. */
export function typedMoney(text: string, currency: string): number | string | null {
  try {
    return parseMoney(text, currency) ?? text;
  } catch {
    // No such currency: the server says so.
    return text;
  }
}

/** The body of a request for a typed form; the server validates it as a SupplierInput. */
export function supplierBodyOf(form: SupplierForm): Record<string, unknown> {
  const currency = form.currency.trim().toUpperCase();
  return {
    ...form,
    currency,
    address: form.address
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    leadTimeDays: typedNumber(form.leadTimeDays),
    minOrder: form.minOrder.trim() ? typedMoney(form.minOrder, currency) : 0,
  };
}
