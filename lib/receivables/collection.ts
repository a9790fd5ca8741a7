import { defineCollection } from '../platform/database';

/** The recount of all credit accounts on a day; `_id` is the day, so that one server does it. */
export type CreditCheckDocument = {
  _id: string;
  at: Date;
  accounts: number;
  /** Accounts whose used amount is not what their orders owe. */
  differences: { id: string; name: string; used: number; owed: number }[];
};

export const creditChecks = defineCollection<CreditCheckDocument>('creditChecks');
