import { z } from 'zod';

/** The lists that can have saved views. */
export const viewedLists = ['products'] as const;
export type ViewedList = (typeof viewedLists)[number];

export const savedViewInput = z.strictObject({
  name: z.string().trim().min(1, 'is required').max(60),
  /** Everybody who may see the list sees a shared view. */
  shared: z.boolean(),
});
export type SavedViewInput = z.infer<typeof savedViewInput>;

/** A new view: the filter, sort and columns of a list as the query string of its address. */
export const newSavedView = savedViewInput.extend({
  list: z.enum(viewedLists),
  query: z
    .string()
    .max(1000)
    .regex(/^[\w\-.~*%+=&]*$/, 'must be the query string of the list'),
});
export type NewSavedView = z.infer<typeof newSavedView>;

export const savedViewParams = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{24}$/, 'must be the id of a saved view'),
});

export const savedView = z.object({
  id: z.string(),
  name: z.string(),
  query: z.string(),
  shared: z.boolean(),
  /** Who saved it; null for a view that came with the shop or whose owner has left. */
  owner: z.string().nullable(),
  /** Whether the reader saved it. */
  own: z.boolean(),
});
export type SavedView = z.infer<typeof savedView>;

/** The columns that a person wants to see in a list. */
export const chosenColumns = z.strictObject({
  columns: z.array(z.string().regex(/^[a-z]{1,20}$/i)).max(30),
});
