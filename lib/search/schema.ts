import { z } from 'zod';
import { standardBodies, standardName } from '../catalog/rules/standards';
import { slugText } from '../catalog/schema/inputs';
import { productStatus } from '../catalog/schema/product';
import { line, unescaped } from '../catalog/schema/inputs';

const searchText = line(120);

export const synonymInput = z.strictObject({ typed: searchText, means: searchText });

export const termParams = z.strictObject({ term: z.string().transform(unescaped).pipe(searchText) });

export const maxStandardGroups = 500;
const maxInGroup = 12;

const standard = z
  .string()
  .max(40)
  .transform((text, context) => {
    const name = standardName(text);
    if (name !== null) return name;
    context.addIssue({
      code: 'custom',
      message: `${text.trim() || 'An empty text'} is no standard: enter a body (${standardBodies.join(', ')}) and a number, such as ISO 4017`,
    });
    return z.NEVER;
  });

/** Standards of which products made to one take the place of those made to another, in groups; none is in two. */
export const standardGroups = z
  .array(
    z
      .array(standard)
      .min(2, 'A group has at least two standards')
      .max(maxInGroup, `A group has at most ${maxInGroup} standards`),
  )
  .max(maxStandardGroups, `At most ${maxStandardGroups} groups`)
  .superRefine((groups, context) => {
    const seen = new Set<string>();
    for (const [at, group] of groups.entries())
      for (const name of group) {
        if (seen.has(name))
          context.addIssue({
            code: 'custom',
            path: [at],
            message: `${name} is named twice: put both in one group`,
          });
        seen.add(name);
      }
  });

export const standardTable = z.strictObject({
  groups: standardGroups,
  /** That of the table which is replaced: 0 for the built-in one. */
  revision: z.int().min(0),
});
export type StandardTable = z.infer<typeof standardTable>;

/** The table as it is stored, for responses: its names are in their standard form already. */
export const storedStandards = z.object({ groups: z.array(z.array(z.string())), revision: z.int() });

export const suggestQuery = z.strictObject({ q: z.string().max(120) });

export const suggestResponse = z.object({
  products: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      /** The variant that the search names, or the first one. */
      sku: z.string(),
      /** The variant that the search names, if it names one. */
      matchedSku: z.string().nullable(),
      /** The product's page, with the matched variant chosen. */
      href: z.string(),
      img: z.string(),
    }),
  ),
  words: z.array(z.string()),
});

export type Suggestions = z.infer<typeof suggestResponse>;

/** The filters of the list of products for other systems: those of the screen for staff. */
export const productFilters = z.object({
  /** Words, or a part number. */
  q: z.string().trim().max(120).optional(),
  state: productStatus.optional(),
  /** The slugs of a category, whose subcategories count, and of a tag. */
  category: slugText.optional(),
  tag: slugText.optional(),
  brand: z.string().trim().max(60).optional(),
});
export type ProductFilters = z.infer<typeof productFilters>;
