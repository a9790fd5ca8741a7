import type { QuantityLimits } from '../catalog/rules/quantity';
import type { MinorUnits } from '../shared/money';

/** `short`: less in stock than wanted; `unavailable`: no longer sold; `wrong-quantity`: against the item's rule. */
export type CartLineStatus = 'ready' | 'short' | 'sold-out' | 'unavailable' | 'wrong-quantity';

/** One SKU in a cart, priced at this moment. Prices in minor units; they are 0 when the item is unavailable. */
export type CartLine = {
  sku: string;
  slug: string;
  name: string;
  color: string | null;
  size: string | null;
  img: string;
  href: string;
  unit: string;
  /** Pieces in one unit. */
  packSize: number;
  quantity: number;
  limits: QuantityLimits;
  availableQuantity: number;
  /** Before price breaks. */
  listPrice: MinorUnits;
  /** What one unit costs at this quantity. */
  unitPrice: MinorUnits;
  total: MinorUnits;
  state: CartLineStatus;
  /** Why the line can't be bought as it stands. */
  problem: string | null;
  /** What changed since the customer added it. */
  change: string | null;
};

/** A customer's cart; `subtotal` and `count` (units) leave unavailable lines out. */
export type Cart = {
  lines: CartLine[];
  saved: CartLine[];
  count: number;
  subtotal: MinorUnits;
  currency: string;
  /** Whether there is something to buy and every line can be bought as it stands. */
  ready: boolean;
};

/** What the header shows of a cart. */
export type CartSummary = {
  count: number;
  subtotal: MinorUnits;
  currency: string;
  lines: { name: string; color: string | null; quantity: number; img: string; href: string }[];
};
