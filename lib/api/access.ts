import { timingSafeEqual } from 'node:crypto';
import { proveKey } from '../api-keys/commands/prove';
import { keyIn, type CompanyScope, type Scope } from '../api-keys/rules';
import type { KeyCaller } from '../api-keys/types';
import { asCustomer, asStaff, isActingOver, memberOfKey, readSession } from '../auth/current-session';
import { clientAddress } from '../platform/client-address';
import { env } from '../platform/env';
import { ok, fail, type Result } from '../shared/result';
import { may, type Right } from '../users/rules/rights';
import type { Customer, SignedIn, Staff } from '../users/types';

/** Decides from the request whether its sender may call a route. */
export type Guard<Caller> = {
  name: 'anyone' | 'buyer' | 'signedIn' | 'customer' | 'cron' | 'metrics' | Right;
  /** The scope with which an API key may make the call, too; without one no key may. */
  scope?: Scope | CompanyScope;
  prove: (request: Request, options: { cookieAlone: boolean }) => Promise<Result<Caller>>;
};

const withheld = () =>
  fail(
    'forbidden',
    'two-factor-required',
    'Staff of this shop need two-factor sign-in: turn it on at /twoFactor, then try again.',
  );

/**
 * A write that staff sent from a customer's account which is closed to them by now. Browsers repeat a call whose session
 * is over with the one that they have then: not this one, so that it changes neither another account nor a visitor's cart.
 */
export const actingOver = () =>
  fail(
    'forbidden',
    'acting-over',
    'You no longer act for this customer: nothing was changed. Load the page again.',
  );

/** The failure of a call without a session. */
export async function notSignedIn(request: Request) {
  if (keyIn(request.headers.get('authorization')))
    return fail(
      'unauthenticated',
      'key-not-accepted',
      'This call takes no API key, only a signed-in person.',
    );
  const isWrite = request.method !== 'GET' && request.headers.has('authorization');
  if (isWrite && (await isActingOver(request))) return actingOver();
  return fail('unauthenticated', 'not-signed-in', 'Please log in first.');
}

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
    return person ? ok(person) : notSignedIn(request);
  },
};

/** A signed-in person with a verified email. */
export const customer: Guard<Customer> = {
  name: 'customer',
  prove: async (request, options) => {
    const person = await readSession(request, options);
    if (!person) return notSignedIn(request);
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
    if (!person) return notSignedIn(request);
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

/** Proves the key of a request, which must have this scope. */
async function proveScope(
  request: Request,
  key: string,
  scope: Scope | CompanyScope,
): Promise<Result<KeyCaller>> {
  const proof = await proveKey(key, clientAddress(request));
  if (!proof.ok || proof.value.scopes.includes(scope)) return proof;
  return fail('forbidden', 'missing-scope', `This API key lacks the scope ${scope}.`);
}

/** Staff whose role has this right, or another system by an API key of the shop with this scope. */
export const staffOrKey = (right: Right, scope: Scope): Guard<Staff | KeyCaller> => ({
  name: right,
  scope,
  prove: async (request, options) => {
    const key = keyIn(request.headers.get('authorization'));
    return key ? proveScope(request, key, scope) : staff(right).prove(request, options);
  },
});

/**
 * The people of a guard, or a system of a customer's company by an API key with this scope. The caller is then the member
 * for whom the key acts, and the call is confined to the company.
 */
export const orCompanyKey = <Person extends SignedIn>(
  people: Guard<Person>,
  scope: CompanyScope,
): Guard<Person> => ({
  name: people.name,
  scope,
  prove: async (request, options) => {
    const key = keyIn(request.headers.get('authorization'));
    if (!key) return people.prove(request, options);
    const proof = await proveScope(request, key, scope);
    if (!proof.ok) return proof;
    const member: SignedIn | null = await memberOfKey(proof.value);
    return member
      ? // It has all that the people of any guard have: only customers with a verified email make keys.
        ok(member as Person)
      : fail('unauthenticated', 'key-without-member', 'The member for whom this API key acts is blocked.');
  },
});

/** A program of the operator, by `Authorization: Bearer` and a secret of the settings. */
const withSecret = (
  name: 'cron' | 'metrics',
  secret: () => string | undefined,
  message: string,
): Guard<null> => ({
  name,
  prove: async (request) => {
    const given = Buffer.from(request.headers.get('authorization') ?? '');
    const wanted = Buffer.from(`Bearer ${secret()}`);
    return secret() && given.length === wanted.length && timingSafeEqual(given, wanted)
      ? ok(null)
      : fail('unauthenticated', name === 'cron' ? 'not-the-scheduler' : 'no-metrics-token', message);
  },
});

/** The scheduler, by `Authorization: Bearer $CRON_SECRET`. */
export const cron = withSecret('cron', () => env().CRON_SECRET, 'This call needs the scheduler’s secret.');

/** The monitoring of the operator, by `Authorization: Bearer $METRICS_TOKEN`. */
export const monitoring = withSecret(
  'metrics',
  () => env().METRICS_TOKEN,
  'This call needs the token in METRICS_TOKEN.',
);
