import { z } from 'zod';
import { orderParams } from './inputs';

const id = z.string().regex(/^[0-9a-f]{24}$/, 'is not an id');

/** The name of the uploaded file. */
export const purchaseOrderFileQuery = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, 'Name the file')
    .max(150, 'At most 150 characters')
    .regex(/^[^\u0000-\u001f\u007f\u2028\u2029]*$/, 'Enter plain text'),
});

export const storedPurchaseOrderFile = z.strictObject({ id, name: z.string() });
export type StoredPurchaseOrderFile = z.infer<typeof storedPurchaseOrderFile>;

export const purchaseOrderFileParams = orderParams;
