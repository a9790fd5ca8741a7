import { MongoDBAdapter } from '@auth/mongodb-adapter';
import { ObjectId } from 'mongodb';
import type { AuthOptions } from 'next-auth';
import type { Adapter } from 'next-auth/adapters';
import CredentialsProvider from 'next-auth/providers/credentials';
import type { GoogleProfile } from 'next-auth/providers/google';
import { clientAddress } from '../platform/client-address';
import { databaseClient } from '../platform/database';
import { env } from '../platform/env';
import { randomSecret } from '../platform/ids';
import { log } from '../platform/log';
import { composeMail } from '../mail/outbox';
import { findShop } from '../settings/queries';
import { returnPath } from '../shared/return-path';
import { secureLinkedAccount } from '../users/commands/credentials';
import { openAccount } from '../users/commands/open-account';
import { findAccount } from '../users/queries';
import { deviceIdOf, deviceName, rememberDevice } from './known-devices';
import { googleLinkedMail } from './emails';
import {
  checkGoogleSignIn,
  confirmByGoogle,
  confirmingPage,
  googleProvider,
  isGoogleOffered,
} from './google';
import {
  authCookies,
  cookieIn,
  readSessionCookie,
  sessionCookieName,
  beginSession,
  endSession,
  sessionSeconds,
} from './sessions';
import { signInWithPassword } from './sign-in';

function adapter(): Adapter {
  const base = MongoDBAdapter(Promise.resolve(databaseClient()), {
    databaseName: env().MONGODB_DB,
  }) as Adapter;
  return {
    ...base,
    createUser: async ({ name, email }: Parameters<NonNullable<Adapter['createUser']>>[0]) => {
      const opened = await openAccount({
        _id: new ObjectId(),
        email,
        name: name || email,
        passwordHash: null,
        verified: true,
      });
      if (!opened.ok) throw new Error(opened.failure.code);
      const { id } = opened.value;
      return { id, name: name ?? null, email, image: null, emailVerified: new Date() };
    },
  };
}

async function admitPassword(credentials: Record<string, string> | undefined, request: Request) {
  const { email, password, code } = credentials ?? {};
  const client = { address: clientAddress(request), deviceId: deviceIdOf(request) };
  const outcome = await signInWithPassword({ email, password }, client, code).catch((error) => {
    log.error({ err: error }, 'sign-in failed');
    return { code: 'auth/internal-error' };
  });
  if ('code' in outcome) throw new Error(outcome.code);
  return { id: outcome.account.id };
}

/** Ends the browser's previous session: after a new sign-in nobody would notice that it is still valid. */
async function endPresentSession(request: Request): Promise<void> {
  const cookie = cookieIn(request.headers.get('cookie'), sessionCookieName());
  const claims = await readSessionCookie(cookie);
  if (claims) await endSession(claims.userId, claims.sessionId);
}

/**
 * The options of next-auth for one request: passwords and Google, with sessions stored in this shop's database.
 * `keepDevice` receives the id that the browser must store.
 */
export function authOptions(
  request: Request,
  keepDevice: (deviceId: string) => void = () => undefined,
): AuthOptions {
  return {
    cookies: authCookies(),
    secret: env().NEXTAUTH_SECRET,
    session: { strategy: 'jwt', maxAge: sessionSeconds },
    pages: { signIn: '/login', error: '/login', signOut: '/' },
    adapter: adapter(),
    providers: [
      CredentialsProvider({
        credentials: { email: {}, password: {}, code: {} },
        authorize: (credentials) => admitPassword(credentials, request),
      }),
      ...(isGoogleOffered() ? [googleProvider()] : []),
    ],
    callbacks: {
      signIn: async ({ account, profile }) => {
        if (account?.provider !== 'google') return true;
        const page = confirmingPage(request);
        return page === null
          ? checkGoogleSignIn(profile as GoogleProfile | undefined, account.providerAccountId)
          : confirmByGoogle(request, account.providerAccountId, page);
      },
      jwt: async ({ token, user, account: provider }) => {
        if (!user) return token;
        const account = await findAccount(user.id);
        if (!account || account.disabled) throw new Error('auth/user-disabled');
        const device = deviceName(request.headers.get('user-agent'));
        // A sign-in by password has asked for the code already; one by Google asks on the next page.
        const awaitsCode = provider?.provider === 'google' && account.twoFactor;
        await endPresentSession(request);
        const sid = await beginSession(account.id, account.sessionVersion, device, { awaitsCode });
        const deviceId = deviceIdOf(request) ?? randomSecret();
        keepDevice(deviceId);
        if (!awaitsCode) await rememberDevice(account, deviceId, device);
        // No `sub`: next-auth would link a Google account to the account that it names, verified or not.
        return { uid: account.id, sid };
      },
      session: ({ session }) => ({ expires: session.expires }),
      redirect: ({ url, baseUrl }) => {
        const target = URL.canParse(url, baseUrl) ? new URL(url, baseUrl) : null;
        return target && target.origin === new URL(baseUrl).origin
          ? baseUrl + returnPath(target.pathname + target.search)
          : baseUrl;
      },
    },
    events: {
      linkAccount: async ({ user }) => {
        const shop = await findShop();
        await secureLinkedAccount(user.id, ({ name, email, droppedPassword }) =>
          composeMail(email, googleLinkedMail(name, droppedPassword), shop),
        );
      },
      signOut: async ({ token }) => {
        const { uid, sid } = token;
        if (typeof uid === 'string' && typeof sid === 'string') await endSession(uid, sid);
      },
    },
    logger: {
      error: (code, detail) => log.error({ code, err: detail }, 'next-auth'),
      warn: (code) => log.warn({ code }, 'next-auth'),
      debug: () => undefined,
    },
  };
}
