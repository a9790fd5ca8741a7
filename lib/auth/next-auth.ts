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
  beginSession,
  claimsIn,
  decodeCookie,
  endPresentSession,
  endSessions,
  sessionSeconds,
} from './sessions';
import { signInWithMailedCode } from './mailed-codes';
import { signInWithPassword, type SignInOutcome } from './sign-in';

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

const clientOf = (request: Request) => ({ address: clientAddress(request), deviceId: deviceIdOf(request) });

async function admit(attempt: Promise<SignInOutcome>) {
  const outcome = await attempt.catch((error) => {
    log.error({ err: error }, 'sign-in failed');
    return { code: 'auth/internal-error' };
  });
  if ('code' in outcome) throw new Error(outcome.code);
  return { id: outcome.account.id };
}

/**
 * The options of next-auth for one request: passwords, mailed codes and Google, with sessions stored in this shop's database.
 * `keepDevice` receives the id that the browser must store.
 */
export function authOptions(
  request: Request,
  keepDevice: (deviceId: string) => void = () => undefined,
): AuthOptions {
  return {
    cookies: authCookies(),
    secret: env().NEXTAUTH_SECRET,
    jwt: { decode: decodeCookie },
    session: { strategy: 'jwt', maxAge: sessionSeconds },
    pages: { signIn: '/login', error: '/login', signOut: '/' },
    adapter: adapter(),
    providers: [
      CredentialsProvider({
        credentials: { email: {}, password: {}, code: {} },
        authorize: (given) =>
          admit(
            signInWithPassword(
              { email: given?.email, password: given?.password },
              clientOf(request),
              given?.code,
            ),
          ),
      }),
      CredentialsProvider({
        id: 'mailed-code',
        credentials: { challenge: {}, code: {} },
        authorize: (given) =>
          admit(signInWithMailedCode({ challenge: given?.challenge, code: given?.code }, clientOf(request))),
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
        // A sign-in by password has asked for the code already, mail opens no such account; Google asks on the next page.
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
        const claims = claimsIn(token);
        if (claims) await endSessions(claims);
      },
    },
    logger: {
      error: (code, detail) => log.error({ code, err: detail }, 'next-auth'),
      warn: (code) => log.warn({ code }, 'next-auth'),
      debug: () => undefined,
    },
  };
}
