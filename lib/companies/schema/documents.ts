import { z } from 'zod';
import { dateStatuses } from '../rules/documents';

export const documentKinds = ['certificate', 'contract', 'insurance', 'other'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What is said about an uploaded document; `expires` is its last day, empty for none. */
export const documentInput = z.strictObject({
  title: z
    .string()
    .trim()
    .min(1, 'Name the document')
    .max(100, 'At most 100 characters')
    .regex(/^[^\u0000-\u001f\u007f\u2028\u2029]*$/, 'Enter plain text'),
  kind: z.enum(documentKinds),
  expires: z.union([z.literal(''), z.iso.date('Enter a day')]).default(''),
});
export type DocumentInput = z.infer<typeof documentInput>;

const id = z.string().regex(/^[0-9a-f]{24}$/, 'is not an id');
export const documentParams = z.strictObject({ id, document: id });
export const documentId = z.object({ id: z.string() });

/** A document of a company, as its admins and staff see it. */
export type CompanyDocumentFile = {
  id: string;
  title: string;
  kind: DocumentKind;
  expires: string;
  status: (typeof dateStatuses)[number];
  addedOn: string;
};
