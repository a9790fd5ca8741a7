import { AsyncLocalStorage } from 'node:async_hooks';

const company = new AsyncLocalStorage<string>();

/**
 * Runs the work of a call that is confined to a company: it was made with a key of that company, which acts for one of
 * its members. To this work the member belongs to no other company, and has no records of their own outside of it.
 */
export const withinCompany = <T>(companyId: string, work: () => Promise<T>): Promise<T> =>
  company.run(companyId, work);

/** The company to which the present call is confined; undefined for every other call. */
export const callCompany = (): string | undefined => company.getStore();
