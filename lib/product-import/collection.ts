import type { Binary } from 'mongodb';
import { defineCollection } from '../platform/database';

/** A file that an admin wants to import: kept for a day, so that it is carried out as it was looked at. */
export type ProductImportDocument = {
  _id: string;
  at: Date;
  actor: string | null;
  file: Binary;
  /** The rows of each product that is to be created or changed. */
  products: number[][];
};

export const productImports = defineCollection<ProductImportDocument>('productImports', [
  { key: { at: 1 }, expireAfterSeconds: 86_400 },
]);
