import type { Binary } from 'mongodb';
import { defineCollection } from '../platform/database';

/** What a file is about. */
export type ImportKind =
  | `price-list ${string}`
  | 'products'
  | 'supplier-parts'
  | 'reorder-points'
  | 'fit-rules'
  | `own-numbers ${string}`;

/** A planned import. The file is stored for a day so that what runs is exactly what the admin has reviewed. */
export type ImportDocument = {
  _id: string;
  kind: ImportKind;
  at: Date;
  actor: string | null;
  file: Binary;
  /** The row numbers of each record to create or change. */
  records: number[][];
};

/** The planned imports of every kind. */
export const plannedImports = defineCollection<ImportDocument>('productImports', [
  { key: { at: 1 }, expireAfterSeconds: 86_400 },
]);
