import { defineCollection } from '../platform/database';

/**
 * One document, `_id: 'setup'`, in a database that was empty at its first start. `code` is what the server prints: it
 * is deleted once it was used. It is stored as it is, so that all servers on the database print the same; who can read
 * the database needs no code. `lease` belongs to the request that sets the shop up at the moment.
 */
export type SetupDocument = {
  _id: 'setup';
  code?: string;
  openedAt: Date;
  lease?: { id: string; until: Date };
  doneAt?: Date;
};

export const setups = defineCollection<SetupDocument>('setup');
