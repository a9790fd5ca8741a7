import { z } from 'zod';
import { lineInput, quantityNumber } from '../cart/schema';
import { backorderOffer } from '../catalog/schema/backorders';
import { quantityLimits } from '../catalog/schema/fields';
import { skuText } from '../catalog/schema/inputs';
import { priceBreak, priceStep } from '../catalog/schema/product';

/** The most lines of one list. */
export const maxListLines = 500;
const maxText = 200_000;

/** The cells of a workbook as a list to read. */
export const workbookText = z.object({ text: z.string() });
export type WorkbookText = z.infer<typeof workbookText>;

export const listInput = z.strictObject({
  /** A list as it was pasted from a spreadsheet or a mail, one line for each product. */
  text: z.string().max(maxText, 'is too long: paste at most 500 lines'),
});

/** A variant as a row of quick order shows it. Prices are in minor units of `currency`. */
export const listPart = z.object({
  sku: z.string(),
  mpn: z.string().nullable(),
  name: z.string(),
  /** What distinguishes it from the other variants of its product; empty where there are none. */
  variant: z.string(),
  href: z.string(),
  img: z.string(),
  /** The price of one unit before price breaks. */
  price: z.int(),
  priceBreaks: z.array(priceBreak),
  /** The contract prices of the caller, if any. */
  contract: z.array(priceStep).optional(),
  currency: z.string(),
  unit: z.string(),
  /** Pieces in one unit. */
  packSize: z.int(),
  limits: quantityLimits,
  availableQuantity: z.int(),
  /** What may be ordered beyond the stock. Absent where nothing may. */
  backorder: backorderOffer.optional(),
  /** The stock in words. */
  availability: z.string(),
});
export type ListPart = z.infer<typeof listPart>;

export const listRow = z.object({
  /** The number of the line in the text, from 1. */
  line: z.int(),
  text: z.string(),
  /** The part number as it was typed. */
  part: z.string(),
  quantity: quantityNumber.nullable(),
  /** What the quantity counts, where the line says so. */
  counted: z.enum(['piece', 'pack']).nullable(),
  /**
   * `found`: the part number is exactly that of `match`. `check`: probably, but the line can be read otherwise, so the
   * buyer must confirm it. `several`: it belongs to each of `suggestions`. `replaced`: an old number, which
   * `suggestions` replace. `discontinued`: no longer sold; `suggestions` replace it. `not-offered`: the number of a product
   * that is not in the buyer's assortment. `unknown`: not sold here; `suggestions` have similar numbers.
   */
  state: z.enum(['found', 'check', 'several', 'replaced', 'discontinued', 'not-offered', 'unknown']),
  match: listPart.nullable(),
  /** Whether the line leaves open which of its numbers is the quantity. */
  isQuantityUnclear: z.boolean(),
  /** What is wrong with the part number, for the buyer. */
  message: z.string().nullable(),
  suggestions: z.array(listPart),
});
export type ListRow = z.infer<typeof listRow>;

export const listResponse = z.object({
  rows: z.array(listRow),
  /** Headings, comments and lines without a number. */
  ignored: z.array(z.object({ line: z.int(), text: z.string() })),
});
export type ListResponse = z.infer<typeof listResponse>;

/** The lines of a list that go into the cart together. */
export const listLinesInput = z.strictObject({ lines: z.array(lineInput).min(1).max(maxListLines) });

/** So many units of a SKU that a buyer wants. */
export const alternativesQuery = z.strictObject({
  sku: skuText,
  quantity: z.coerce.number('Enter a whole number').pipe(quantityNumber.min(1, 'Enter a whole number')),
});
export type AlternativesQuery = z.infer<typeof alternativesQuery>;

/** What can be had now in place of units that are not in stock. `total` is its price in minor units. */
export const alternative = z.object({
  part: listPart,
  quantity: z.int(),
  total: z.int(),
  /** What a buyer should know who takes it. */
  differs: z.array(z.string()),
});
export type Alternative = z.infer<typeof alternative>;
export const alternatives = z.array(alternative);
