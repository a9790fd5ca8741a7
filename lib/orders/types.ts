/** A SKU for which orders wait. The day or the working days are those that the owner names now. */
export type OpenBackorder = {
  sku: string;
  productId: string;
  name: string;
  expectedOn: string | null;
  leadDays: number | null;
  /** The orders that wait, the oldest first; `told` is the day that the customer was told last. */
  orders: { number: string; customer: string; units: number; told: string | null }[];
};
