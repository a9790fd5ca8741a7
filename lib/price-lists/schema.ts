import { z } from 'zod';
import { skuText, slugText } from '../catalog/schema/inputs';
import { priceStep } from '../catalog/schema/product';
import { importParams } from '../product-import/schema';
import { pageSchema } from '../shared/page-schema';

/** Whom a list is for: one account, one company, or a company with those below it. The first is the most specific. */
export const audienceKinds = ['customer', 'company', 'group'] as const;
export type AudienceKind = (typeof audienceKinds)[number];

const id = z.string().regex(/^[0-9a-f]{24}$/, 'is not an id');
const day = z.iso.date('must be a day such as 2026-11-30').nullable();

/**
 * A price for a SKU, a category with those below it, or everything (both null), from a quantity on: a fixed price of one
 * unit in minor units, or percent off the list price. Exactly one of the two is given.
 */
export const contractEntry = z
  .strictObject({
    sku: skuText.nullable(),
    category: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a category')
      .nullable(),
    from: z.int('must be a whole number').min(1, 'must be at least 1').max(1_000_000, 'is too large'),
    price: z
      .int('must be an amount')
      .min(0, 'must not be negative')
      .max(100_000_000, 'is too large')
      .nullable(),
    percentOff: z
      .number('must be a percentage')
      .min(0, 'must not be negative')
      .max(100, 'must be at most 100')
      .multipleOf(0.01, 'must have at most two decimals')
      .nullable(),
  })
  .superRefine(({ sku, category, price, percentOff }, context) => {
    const issue = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (sku !== null && category !== null) issue('category', 'must be empty beside a SKU');
    if ((price === null) === (percentOff === null)) issue('price', 'Give either a price or a percentage');
    if (price !== null && sku === null) issue('price', 'needs a SKU');
  });
export type ContractEntry = z.infer<typeof contractEntry>;

/** What an entry is about: two of them can't be from the same quantity. */
export const targetOf = ({ sku, category }: Pick<ContractEntry, 'sku' | 'category'>): string =>
  sku !== null ? `sku ${sku}` : category !== null ? `category ${category}` : 'all';

/** A price list as staff enter it. */
export const priceListInput = z
  .strictObject({
    name: z
      .string()
      .trim()
      .min(1, 'is required')
      .max(80, 'must have at most 80 characters')
      .regex(/^[^\u0000-\u001f\u007f\u2028\u2029]*$/, 'must be plain text'),
    audience: z.strictObject({
      kind: z.enum(audienceKinds),
      id: z
        .string()
        .min(1, 'is required')
        .regex(/^[0-9a-f]{24}$/, 'is not an id'),
    }),
    /** A list in another currency than the shop's has no effect. */
    currency: z.string().regex(/^[A-Z]{3}$/, 'must be a currency such as USD'),
    /** First and last day, both included, in the shop's time zone. */
    from: day,
    to: day,
    active: z.boolean(),
    entries: z.array(contractEntry).max(1_000, 'must have at most 1,000 entries'),
  })
  .superRefine(({ from, to, entries }, context) => {
    if (from && to && from > to)
      context.addIssue({ code: 'custom', path: ['to'], message: 'must not be before the first day' });
    const seen = new Set<string>();
    for (const [index, entry] of entries.entries()) {
      const key = `${targetOf(entry)} ${entry.from}`;
      if (seen.has(key))
        context.addIssue({ code: 'custom', path: ['entries', index, 'from'], message: 'is there twice' });
      seen.add(key);
    }
  });
export type PriceListInput = z.infer<typeof priceListInput>;

export const priceListParams = z.strictObject({ id });
export const entryImportParams = z.strictObject({ id, import: importParams.shape.id });

/** A price list as staff see it; name and email of its audience are empty where the account or company is gone. */
export const priceListResponse = z.object({
  ...priceListInput.shape,
  id: z.string(),
  /** Grows with each change. */
  version: z.number(),
  audienceName: z.string(),
  /** Of a customer's account, otherwise empty. */
  audienceEmail: z.string(),
});
export type PriceList = z.infer<typeof priceListResponse>;

/** `current` lists count today, if they are in the shop's currency. */
export const priceListStatuses = ['current', 'coming', 'ended', 'paused'] as const;
export type PriceListStatus = (typeof priceListStatuses)[number];

/** A list without its entries, and how many they are. */
export const priceListRow = priceListResponse
  .omit({ entries: true })
  .extend({ count: z.number(), status: z.enum(priceListStatuses) });
export type PriceListRow = z.infer<typeof priceListRow>;
export const priceListPage = pageSchema(priceListRow);

export const priceListSorts = ['-name', 'for', '-for', 'to', '-to'] as const;
/** The filters of the list of price lists; invalid values count as absent. */
export const priceListFilters = z.object({
  status: z.enum(priceListStatuses).optional().catch(undefined),
  kind: z.enum(audienceKinds).optional().catch(undefined),
  q: z.string().trim().max(100).optional().catch(undefined),
  sort: z.enum(priceListSorts).optional().catch(undefined),
});
export type PriceListFilters = z.infer<typeof priceListFilters>;

/** The products of a page, by their slugs with commas between them. */
export const ownPricesQuery = z.strictObject({
  products: z
    .string()
    .max(10_000)
    .transform((text) => text.split(','))
    .pipe(z.array(slugText).max(100, 'must be at most 100')),
});

/** The contract prices of the caller for some products; those where a contract makes nothing cheaper are left out. */
export const ownPrices = z.object({
  currency: z.string(),
  products: z.array(
    z.object({
      slug: z.string(),
      /** Pieces in one unit. */
      packSize: z.int(),
      /** All variants, also those that cost the public price. */
      variants: z.array(
        z.object({
          sku: z.string(),
          /** What everybody pays for one unit at the smallest quantity. */
          listPrice: z.int(),
          /** What one unit costs from a quantity on, up to the next step; public price breaks included. */
          steps: z.array(priceStep),
        }),
      ),
    }),
  ),
});
export type OwnPrices = z.infer<typeof ownPrices>;

/** A change names the version that it is about. */
export const priceListChange = priceListInput.safeExtend({ version: z.int().min(1) });
