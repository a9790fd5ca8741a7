import { ObjectId } from 'mongodb';
import { encode } from 'next-auth/jwt';
import { hashPassword } from '@/lib/auth/passwords';
import { sessionCookieName, beginSession } from '@/lib/auth/sessions';
import { readSession } from '@/lib/auth/current-session';
import { openAccount } from '@/lib/users/commands/open-account';
import { findAccount } from '@/lib/users/queries';
import type { SignedIn } from '@/lib/users/types';
import { creditAccounts } from '@/lib/credit/collection';
import { generousAccount } from '../../support/credit-terms';

/** A client at this network address; with `deviceId`, on a device that has signed in before. */
export const from = (address: string, deviceId: string | null = null) => ({ address, deviceId });

let count = 0;

/** Creates an account with the password `right-password` and terms for orders on invoice, verified by default. */
export async function createAccount(more: { verified?: boolean; password?: string | null } = {}) {
  const { verified = true, password = 'right-password' } = more;
  count += 1;
  const opened = await openAccount({
    _id: new ObjectId(),
    name: `Person ${count}`,
    email: `person${count}@people.example`,
    passwordHash: password === null ? null : await hashPassword(password),
    verified,
  });
  if (!opened.ok) throw new Error(opened.failure.message);
  await creditAccounts().insertOne(generousAccount(opened.value.id));
  return opened.value;
}

/** A request with the session cookie of a new session of this account. */
export async function signedInRequest(userId: string, path = '/api/me'): Promise<Request> {
  const account = await findAccount(userId);
  const sid = await beginSession(userId, account!.sessionVersion, 'Firefox on Linux');
  const token = await encode({ token: { uid: userId, sid }, secret: process.env.NEXTAUTH_SECRET! });
  return new Request(`http://localhost${path}`, { headers: { cookie: `${sessionCookieName()}=${token}` } });
}

/** The person identified by the request's cookie; throws when there is none. */
export async function sessionOf(request: Request): Promise<SignedIn> {
  const person = await readSession(request, { cookieAlone: true });
  if (!person) throw new Error('nobody is signed in');
  return person;
}

/** A person with this account and a new session. */
export async function signedIn(userId: string): Promise<SignedIn> {
  return sessionOf(await signedInRequest(userId));
}
