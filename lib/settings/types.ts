import type { z } from 'zod';
import type { MinorUnits } from '../shared/money';
import type { bankAccount } from './schema';

/** A way to deliver; `price` and `freeFrom` in minor units, days are working days. */
export type DeliveryMethod = {
  id: string;
  name: string;
  description: string;
  price: MinorUnits;
  /** Subtotal from which delivery costs nothing; null when it always costs. */
  freeFrom: MinorUnits | null;
  minDays: number;
  maxDays: number;
};

/** A sales tax: basis points (825 is 8.25 %) for one country, and optionally one region of it. */
export type TaxRule = { country: string; region: string | null; name: string; basisPoints: number };

export type BankAccount = z.infer<typeof bankAccount>;

export type Statistic = { label: string; value: number; suffix: string };

export type Shop = {
  name: string;
  legalName: string;
  tagline: string;
  foundedYear: number;
  address: string[];
  phone: string;
  email: string;
  /** The seller's tax number as invoices show it; empty when there is none. */
  taxId: string;
  bank: BankAccount;
  hours: string[];
  currency: string;
  locale: string;
  /** IANA name of the time zone in which people read when something happened. */
  timeZone: string;
  countries: { code: string; name: string }[];
  deliveryMethods: DeliveryMethod[];
  taxRules: TaxRule[];
  taxShipping: boolean;
  /** The number of open, unpaid orders that one customer may have. */
  maxUnpaidOrders: number;
  statistics: Statistic[];
};
