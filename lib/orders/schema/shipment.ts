import { z } from 'zod';

export const shipment = z.object({
  /** Unique among the shipments of all orders. */
  id: z.string(),
  at: z.string(),
  /** The units in it, each SKU once. */
  lines: z.array(z.object({ sku: z.string(), quantity: z.number() })),
  /** The name of the carrier; empty where none is known. */
  carrier: z.string(),
  /** The carrier's number, or what else staff noted; may be empty. */
  tracking: z.string(),
  /** The page on which the customer follows the parcel; empty where there is none. */
  trackingUrl: z.string(),
  /** The name of whoever shipped it. */
  by: z.string(),
});
/** Units of an order that left together. */
export type Shipment = z.infer<typeof shipment>;
