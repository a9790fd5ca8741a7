import { timingSafeEqual } from 'node:crypto';
import { asCustomer, asStaff, readSession } from '../auth/current-session';
import { env } from '../platform/env';
import { ok, fail, type Result } from '../shared/result';
import { may, type Right } from '../users/rules/rights';
import type { Customer, SignedIn, Staff } from '../users/types';

/** Decides from the request whether its sender may call a route. */
export type Guard<Caller> = {
  name: 'anyone' | 'signedIn' | 'customer' | 'cron' | Right;
  prove: (request: Request, options: { cookieAlone: boolean }) => Promise<Result<Caller>>;
};

const withheld = () =>
  fail(
    'forbidden',
    'two-factor-required',
    'Staff of this shop need two-factor sign-in: turn it on at /twoFactor, then try again.',
  );

const notSignedIn = () => fail('unauthenticated', 'not-signed-in', 'Please log in first.');

/** Anyone, signed in or not. The caller is the signed-in person, or null. */
export const anyone: Guard<SignedIn | null> = {
  name: 'anyone',
  prove: async (request, options) => ok(await readSession(request, options)),
};

/** Anyone, without reading the session: for routes that must respond while the database is unavailable. */
export const anonymous: Guard<null> = { name: 'anyone', prove: async () => ok(null) };

/** A person with a live session; the account is not disabled. */
export const signedIn: Guard<SignedIn> = {
  name: 'signedIn',
  prove: async (request, options) => {
    const person = await readSession(request, options);
    return person ? ok(person) : notSignedIn();
  },
};

/** A signed-in person with a verified email. */
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

/** Staff whose role has this right. */
export const staff = (right: Right): Guard<Staff> => ({
  name: right,
  prove: async (request, options) => {
    const person = await readSession(request, options);
    if (!person) return notSignedIn();
    if (person.rightsWithheld) return withheld();
    const proven = asStaff(person);
    if (proven && may(proven.role, right)) return ok(proven);
    return fail(
      'forbidden',
      'not-allowed',
      proven
        ? 'Your role does not allow this: an admin of the shop can change it.'
        : 'Only staff of the shop may do this.',
    );
  },
});

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
