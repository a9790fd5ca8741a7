import type { Binary } from 'mongodb';
import { defineCollection } from '../platform/database';

/** A planned import. The file is stored for a day so that what runs is exactly what the admin has reviewed. */
export type ProductImportDocument = {
  _id: string;
  at: Date;
  actor: string | null;
  file: Binary;
  /** The row numbers of each product to create or change. */
  products: number[][];
};

export const productImports = defineCollection<ProductImportDocument>('productImports', [
  { key: { at: 1 }, expireAfterSeconds: 86_400 },
]);
