import { maxQuantityUpTo } from '../catalog/rules/quantity';
import { hasChoice, variantName } from '../catalog/rules/variants';
import type { ProductVariant } from '../catalog/schema/product';

export const day = 24 * 60 * 60_000;

/** How long the link of a confirmation mail works, in milliseconds. */
export const linkLifetime = 7 * day;

/** How long a request waits for the stock, in milliseconds. */
export const alertDays = 180;

/** How long a request that is done with is stored, so that the links in its mails work, in milliseconds. */
export const doneRetention = 90 * day;

/** The most open requests of one person. */
export const maxAlerts = 100;

/** How many of the latest links of a request work. */
export const maxLinks = 5;

/** The minimum time between two confirmation mails for one product, in milliseconds. */
export const minMailInterval = 10 * 60_000;

export const ownAlertsPath = '/dashboard/stockAlerts';

/** The page on which somebody asks to be told when a SKU is back. */
export const newAlertHref = (sku: string): string => `/stock-alerts/new?sku=${encodeURIComponent(sku)}`;

/** "Decking Screw, 4.5 × 60 mm": a product with what distinguishes the variant, where there are several. */
export const nameOf = ({ product, variant }: ProductVariant): string =>
  product.name + (hasChoice(product) ? `, ${variantName(variant)}` : '');

/** Whether so many units of a variant are in stock that the smallest quantity can be bought. */
export const isBuyable = ({ product, variant }: ProductVariant): boolean =>
  maxQuantityUpTo(product, variant.availableQuantity) > 0;
