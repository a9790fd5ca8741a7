import type { MinorUnits } from '../shared/money';

export type OrderStatus = 'placed' | 'confirmed' | 'shipped' | 'delivered' | 'cancelled' | 'returned';
export type PaymentStatus = 'due' | 'paid' | 'refunded';

/** Where goods and invoice go; optional parts are empty text. */
export type Address = {
  name: string;
  company: string;
  line1: string;
  line2: string;
  city: string;
  /** State or province where the country has them: its code, such as OH. */
  region: string;
  postcode: string;
  /** Two-letter code of one of the shop's countries. */
  country: string;
  phone: string;
};

/** An address of a customer's address book. */
export type SavedAddress = Address & { id: string };

/** A line as it was bought: later changes of the item don't reach it. */
export type OrderLine = {
  sku: string;
  itemId: string;
  slug: string;
  name: string;
  color: string | null;
  size: string | null;
  img: string;
  unit: string;
  quantity: number;
  /** For one unit, before and after price breaks. */
  listPrice: MinorUnits;
  unitPrice: MinorUnits;
  total: MinorUnits;
  taxBasisPoints: number;
};

/** The sums of an order, each computed in one place: rules/totals.ts. */
export type Totals = {
  subtotal: MinorUnits;
  shipping: MinorUnits;
  tax: MinorUnits;
  /** What the tax is called, "" where none is due. */
  taxName: string;
  taxBasisPoints: number;
  total: MinorUnits;
  currency: string;
};

/** One entry of an order's history: what it became (or what happened), when, by whom, why. */
export type OrderEvent = { what: string; at: string; by: string; why: string };

export type Delivery = { id: string; name: string; minDays: number; maxDays: number; tracking: string };
export type Payment = { method: 'invoice'; state: PaymentStatus; purchaseOrder: string };

/** A customer's wish to send goods back. */
export type ReturnRequest = { at: string; reason: string; state: 'open' | 'accepted' | 'refused' };

export type Order = {
  id: string;
  number: string;
  state: OrderStatus;
  customer: { id: string; name: string; email: string };
  lines: OrderLine[];
  totals: Totals;
  address: Address;
  delivery: Delivery;
  payment: Payment;
  returnRequest: ReturnRequest | null;
  history: OrderEvent[];
  placedAt: string;
};

/** An order in a list. */
export type OrderRow = Pick<Order, 'id' | 'number' | 'state' | 'customer' | 'placedAt'> & {
  delivery: Pick<Delivery, 'id' | 'name'>;
  payment: PaymentStatus;
  units: number;
  total: MinorUnits;
  currency: string;
  /** Up to three pictures of what was bought. */
  pictures: string[];
  names: string[];
  returnRequested: boolean;
};
