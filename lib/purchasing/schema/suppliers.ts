import { z } from 'zod';
import { skuText, units } from '../../catalog/schema/inputs';
import { pageSchema } from '../../shared/page-schema';
import { emailAddress } from '../../users/schema/credentials';

const plain = /^[^\u0000-\u001f\u007f\u2028\u2029]*$/;
const text = (max: number) =>
  z.string().trim().max(max, `must have at most ${max} characters`).regex(plain, 'must be plain text');
const amount = z.int('must be an amount').min(0, 'must not be negative').max(1_000_000_000, 'is too large');
const days = z.int('must be a whole number').min(0, 'must not be negative').max(365, 'must be at most 365');

/** A supplier as staff enter it. Amounts are minor units of its currency. */
export const supplierInput = z.strictObject({
  name: text(100).min(1, 'is required'),
  /** Where purchase orders are mailed. */
  email: emailAddress,
  /** The person whom orders address. */
  contact: text(100),
  phone: text(40),
  /** The lines of the postal address. */
  address: z.array(text(100).min(1)).max(6, 'must have at most 6 lines'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'must be a currency code such as USD'),
  /** Days from an order to its arrival, where a part has none of its own. */
  leadTimeDays: days,
  /** The value that an order must have at least; 0 for none. */
  minOrder: amount,
  note: z.string().trim().max(1_000, 'must have at most 1000 characters'),
  active: z.boolean(),
});
export type SupplierInput = z.infer<typeof supplierInput>;

const id = z.string().regex(/^[0-9a-f]{24}$/, 'is not an id');
export const supplierParams = z.strictObject({ id });
export const supplierPartParams = z.strictObject({ id, sku: skuText });

export const supplier = z.object({ ...supplierInput.shape, id: z.string(), parts: z.number() });
export type Supplier = z.infer<typeof supplier>;
export const supplierPage = pageSchema(supplier);

export const supplierFilters = z.object({
  q: z.string().trim().max(100).optional().catch(undefined),
  sort: z.enum(['-name']).optional().catch(undefined),
});
export type SupplierFilters = z.infer<typeof supplierFilters>;

/** What a supplier sells as a SKU of the shop. */
export const partInput = z.strictObject({
  /** The supplier's own number. */
  partNumber: text(60).min(1, 'is required'),
  /** Of one unit, in minor units of the supplier's currency. */
  cost: amount,
  /** Orders are multiples of it. */
  packSize: units.min(1, 'must be at least 1').max(10_000, 'must be at most 10,000'),
  /** Null: the supplier's. */
  leadTimeDays: days.nullable(),
  /** Whether the SKU is bought from this supplier first. */
  preferred: z.boolean(),
});
export type PartInput = z.infer<typeof partInput>;

export const supplierPart = z.object({
  ...partInput.shape,
  sku: z.string(),
  product: z.string().nullable(),
  option: z.string(),
});
export type SupplierPart = z.infer<typeof supplierPart>;
