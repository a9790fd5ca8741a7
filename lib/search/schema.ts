import { z } from 'zod';
import { line, unescaped } from '../catalog/schema/inputs';

const searchText = line(120);

export const synonymInput = z.strictObject({ typed: searchText, means: searchText });

export const termParams = z.strictObject({ term: z.string().transform(unescaped).pipe(searchText) });

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
