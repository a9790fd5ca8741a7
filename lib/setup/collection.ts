import { defineCollection } from '../platform/database';

/**
 * One document, `_id: 'setup'`, in a database that was empty at its first start. `code` is
 * the one-time code that the server prints; it is deleted once used. It is stored unhashed, so that all servers on the
 * database print the same one; whoever can read the database needs no code. `lease` belongs to the request that is
 * setting the shop up.
 */
export type SetupDocument = {
  _id: 'setup';
  code?: string;
  openedAt: Date;
  lease?: { id: string; until: Date };
  doneAt?: Date;
};

export const setups = defineCollection<SetupDocument>('setup');
