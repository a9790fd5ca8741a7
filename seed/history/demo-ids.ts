import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';

const base32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** The id of a demo record: the same in every seeding. */
export const demoId = (text: string) => new ObjectId(hashOf(text).subarray(0, 12));

/** `length` base-32 characters derived from a text, for the numbers of demo records. */
export const demoCode = (text: string, length: number) =>
  Array.from(hashOf(text).subarray(12, 12 + length), (byte) => base32[byte & 31]).join('');

/** The number of a demo order. */
export const demoNumber = (index: number) => `HX-${demoCode(`demo order ${index}`, 8)}`;

/** The number of the order that replaces units of a demo order. */
export const demoReplacementNumber = (index: number) => `HX-${demoCode(`demo replacement ${index}`, 8)}`;
