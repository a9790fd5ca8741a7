import { z } from 'zod';
import { codeOf } from '../catalog/rules/search-terms';
import { skuText, unescaped } from '../catalog/schema/inputs';
import { importParams } from '../product-import/schema';
import { pageSchema } from '../shared/page-schema';

/** Whose numbers they are: those of the caller alone, of a company, or for staff those of a customer alone. */
const owner = z.union([
  z.literal('me'),
  z
    .string()
    .regex(
      /^(customer-)?[0-9a-f]{24}$/,
      'must be “me”, the id of a company, or “customer-” and the id of an account',
    ),
]);

export const ownerParams = z.strictObject({ owner });
export const ownNumberParams = z.strictObject({
  owner,
  sku: z.string().transform(unescaped).pipe(skuText),
});
export const ownNumberImportParams = z.strictObject({ owner, id: importParams.shape.id });

/** The number under which a customer knows a SKU. */
export const ownNumberInput = z.strictObject({
  number: z
    .string()
    .trim()
    .min(1, 'is required')
    .max(40, 'must have at most 40 characters')
    .regex(/^[^\p{Cc}]*$/u, 'must be one line of text')
    .refine((text) => codeOf(text) !== '', 'needs a letter or a digit'),
});
export type OwnNumberInput = z.infer<typeof ownNumberInput>;

export const ownNumberRow = ownNumberInput.extend({
  sku: z.string(),
  /** The product that has the SKU, and its page; null for one that is no longer sold. */
  name: z.string().nullable(),
  href: z.string().nullable(),
});
export type OwnNumberRow = z.infer<typeof ownNumberRow>;
export const ownNumberPage = pageSchema(ownNumberRow);

/** A list is filtered by the beginning of an own number or of a SKU; invalid values count as absent. */
export const ownNumberFilters = z.object({
  q: z.string().trim().max(40).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
});
export type OwnNumberFilters = z.infer<typeof ownNumberFilters>;

/** The product that a typed number means for the caller. */
export const ownNumberMatchQuery = z.strictObject({ q: z.string().trim().min(1).max(120) });
export const ownNumberMatch = z.object({ href: z.string().nullable() });

export const ownNumberSuggestions = z.object({
  parts: z.array(
    z.object({
      number: z.string(),
      sku: z.string(),
      name: z.string(),
      href: z.string(),
      img: z.string(),
    }),
  ),
});
/** A product that the caller knows under a number of their own. */
export type OwnNumberSuggestion = z.infer<typeof ownNumberSuggestions>['parts'][number];
