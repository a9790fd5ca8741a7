import { z } from 'zod';
import { line, picture, slugText, unescaped } from './inputs';
import { fieldKind } from './structure';

const optionalLine = (length: number) => line(length).nullable();

const categoryInput = z.strictObject({
  kind: z.literal('category'),
  name: line(60),
  /** Null takes it from the name. */
  slug: slugText.nullable(),
  parent: z.string().max(100).nullable(),
  text: z.string().trim().max(1000),
  picture: picture.nullable(),
  pageTitle: optionalLine(120),
  pageDescription: optionalLine(300),
});

const fieldInput = z
  .strictObject({
    kind: z.literal('field'),
    name: line(40),
    values: fieldKind,
    unit: optionalLine(12),
    choices: z.array(line(60)).max(200),
    filterable: z.boolean(),
    categories: z.array(z.string().max(100)).min(1, 'needs at least one category').max(500),
  })
  .refine(({ values, unit }) => values !== 'measure' || unit !== null, {
    path: ['unit'],
    message: 'A measure needs a unit such as mm or A',
  })
  .refine(({ choices }) => new Set(choices).size === choices.length, {
    path: ['choices'],
    message: 'Each choice may be there once',
  });

const tagInput = z.strictObject({ kind: z.literal('tag'), name: line(40) });

const brandInput = z.strictObject({
  kind: z.literal('brand'),
  name: line(60),
  website: z
    .string()
    .trim()
    .max(200)
    .regex(/^https:\/\/[^\s/]+\.[^\s]+$/, 'must begin with https://')
    .nullable(),
});

/** A category, specification field, tag or brand as an admin enters it. */
export const structureEntry = z.discriminatedUnion('kind', [categoryInput, fieldInput, tagInput, brandInput]);
export type StructureEntry = z.infer<typeof structureEntry>;
export type CategoryInput = z.infer<typeof categoryInput>;
export type FieldInput = z.infer<typeof fieldInput>;

export const entryKinds = ['category', 'field', 'tag', 'brand'] as const;
export const entryKind = z.enum(entryKinds);
export type EntryKind = z.infer<typeof entryKind>;

/** The slug of a category or tag, the key of a field, the name of a brand. */
export const entryKeyParams = z.strictObject({ key: z.string().transform(unescaped).pipe(line(100)) });

/** `into` is the category or brand that takes over what the removed one had. */
export const entryRemoval = z.strictObject({ kind: entryKind, into: z.string().max(100).nullable() });

/** The place among its neighbors, from 0; for a category below `parent`. */
export const entryPosition = z.strictObject({
  kind: entryKind,
  parent: z.string().max(100).nullable().default(null),
  position: z.int().min(0).max(10_000),
});

export const savedEntry = z.object({
  key: z.string(),
  /** How many products still have to follow the change; they do within minutes. */
  behind: z.int(),
});
export type SavedEntry = z.infer<typeof savedEntry>;
