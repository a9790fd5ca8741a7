import { timingSafeEqual } from 'node:crypto';
import { cached } from '../platform/cache';
import { sha256 } from '../platform/hash';
import { tags } from '../shared/cache-tags';
import { hasAdmin } from '../users/queries';
import { setups } from './collection';

/** The code with which this database can be set up; null once it has an admin, or was never empty. */
export async function findSetupCode(): Promise<string | null> {
  const setup = await setups().findOne({ _id: 'setup' });
  return setup?.code && !(await hasAdmin()) ? setup.code : null;
}

/** Whether the shop waits to be set up: until then it has nothing to show. */
export const isSetupOpen = cached(
  'setup',
  async () => (await findSetupCode()) !== null,
  () => [tags.shop],
);

const digest = (text: string) => Buffer.from(sha256(text));

/** Whether this is the code, compared in constant time. */
export const isSetupCode = (code: string, typed: string): boolean =>
  timingSafeEqual(digest(code), digest(typed));
