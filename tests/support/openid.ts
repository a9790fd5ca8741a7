import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The provider's claims about the next person to sign in; `refuses` when they press Cancel. */
export type GooglePerson = {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
  refuses?: boolean;
  aud?: string;
  iss?: string;
  exp?: number;
};

/** The settings that make the shop use this provider in Google's place. */
export type Provider = {
  settings: { GOOGLE_CLIENT_ID: string; GOOGLE_CLIENT_SECRET: string; GOOGLE_ISSUER: string };
  next(person: GooglePerson): Promise<void>;
  stop(): void;
};

/** Starts a local OpenID provider. */
export async function startProvider(): Promise<Provider> {
  const child = fork(join(process.cwd(), 'tests', 'support', 'openid-provider.mjs'), { execArgv: [] });
  const [{ issuer }] = (await once(child, 'message')) as [{ issuer: string }];
  return {
    settings: {
      GOOGLE_CLIENT_ID: 'hexbolt-tests',
      GOOGLE_CLIENT_SECRET: 'known to the tests alone',
      GOOGLE_ISSUER: issuer,
    },
    async next(person) {
      child.send(person);
      await once(child, 'message');
    },
    stop: () => child.kill(),
  };
}
