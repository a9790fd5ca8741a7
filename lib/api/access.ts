import { timingSafeEqual } from 'node:crypto';
import { asAdmin, asCustomer, readSession } from '../auth/current-session';
import { env } from '../platform/env';
import { ok, fail, type Result } from '../shared/result';
import type { Admin, Customer, SignedIn } from '../users/types';

/** Says who may call a route, and proves it from the request. */
export type Guard<Caller> = {
  name: 'anyone' | 'signedIn' | 'customer' | 'admin' | 'cron';
  prove: (request: Request, options: { cookieAlone: boolean }) => Promise<Result<Caller>>;
};

const withheld = () =>
  fail(
    'forbidden',
    'two-factor-required',
    'Admins of this shop need two-factor sign-in: turn it on at /twoFactor, then try again.',
  );

const notSignedIn = () => fail('unauthenticated', 'not-signed-in', 'Please log in first.');

/** Everybody; a signed-in caller is recognized all the same. */
export const anyone: Guard<SignedIn | null> = {
  name: 'anyone',
  prove: async (request, options) => ok(await readSession(request, options)),
};

/** Everybody, and nobody is looked up: for calls that must answer while the database is away. */
export const anonymous: Guard<null> = { name: 'anyone', prove: async () => ok(null) };

/** Whoever has a live session of an account that is not disabled. */
export const signedIn: Guard<SignedIn> = {
  name: 'signedIn',
  prove: async (request, options) => {
    const person = await readSession(request, options);
    return person ? ok(person) : notSignedIn();
  },
};

/** A signed-in person with a verified e-mail. */
export const customer: Guard<Customer> = {
  name: 'customer',
  prove: async (request, options) => {
    const person = await readSession(request, options);
    if (!person) return notSignedIn();
    const proven = asCustomer(person);
    return proven
      ? ok(proven)
      : fail('forbidden', 'email-not-verified', 'Please verify your email first: we sent you a link.');
  },
};

export const admin: Guard<Admin> = {
  name: 'admin',
  prove: async (request, options) => {
    const person = await readSession(request, options);
    if (!person) return notSignedIn();
    if (person.adminWithheld) return withheld();
    const proven = asAdmin(person);
    return proven ? ok(proven) : fail('forbidden', 'admins-only', 'Only an admin may do this.');
  },
};

/** The scheduler, by `Authorization: Bearer $CRON_SECRET`. */
export const cron: Guard<null> = {
  name: 'cron',
  prove: async (request) => {
    const secret = env().CRON_SECRET;
    const given = Buffer.from(request.headers.get('authorization') ?? '');
    const wanted = Buffer.from(`Bearer ${secret}`);
    return secret && given.length === wanted.length && timingSafeEqual(given, wanted)
      ? ok(null)
      : fail('unauthenticated', 'not-the-scheduler', 'This call needs the scheduler’s secret.');
  },
};
