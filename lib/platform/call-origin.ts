import { AsyncLocalStorage } from 'node:async_hooks';

type Person = { userId: string; email: string };

/** What the audit log says about the present call beside its actor. */
export type CallOrigin = {
  /** The client address; absent for customers. */
  address?: string;
  /** The staff who act in this customer's account. */
  acting?: { staff: Person; customer: Person };
};

const origin = new AsyncLocalStorage<CallOrigin>();

/** Runs the work of a call of this origin; the audit log records it with each change. */
export const withCallOrigin = <T>(from: CallOrigin, work: () => Promise<T>): Promise<T> =>
  origin.run(from, work);

/** Where the present call comes from; undefined outside of one, as on the command line. */
export const callOrigin = (): CallOrigin | undefined => origin.getStore();
