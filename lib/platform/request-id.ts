import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBase32 } from './ids';

/** The header that carries the id of a request, and the header of mails that a request caused. */
export const requestIdHeader = 'x-request-id';

const shape = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

// The server and Next load modules of their own: they share the storage.
const shared = globalThis as { hexboltRequestId?: AsyncLocalStorage<string | undefined> };
const storage = (shared.hexboltRequestId ??= new AsyncLocalStorage());

/** A new id of a request: 60 random bits that a person can read out. */
export const newRequestId = (): string => randomBase32(12);

/** Whether a text may be the id of a request: 8 to 64 letters, digits, `.`, `_` or `-`. */
export const isRequestId = (text: unknown): text is string => typeof text === 'string' && shape.test(text);

/** Runs the work of a request; all that it logs, stores and asks of the database carries the id. */
export const withRequestId = <T>(id: string, work: () => T): T => storage.run(id, work);

/** Runs work that a request has begun but that isn't a part of it, such as sending the mails of others. */
export const withoutRequestId = <T>(work: () => T): T => storage.run(undefined, work);

/** The id of the present request; undefined outside of one, as on the command line. */
export const requestId = (): string | undefined => storage.getStore();
