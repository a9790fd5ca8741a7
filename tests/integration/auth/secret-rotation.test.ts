import { ObjectId } from 'mongodb';
import { readSession } from '@/lib/auth/current-session';
import { requestSignInCode, signInWithMailedCode } from '@/lib/auth/mailed-codes';
import { mintAccessToken, readAccessToken } from '@/lib/auth/sessions';
import { setClock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { findSigningKey, sealSigningKeyAgain } from '@/lib/quotes/commands/links';
import { sealTwoFactorSecretsAgain } from '@/lib/users/commands/two-factor';
import { endpoints } from '@/lib/webhooks/collection';
import { addEndpoint } from '@/lib/webhooks/commands/endpoints';
import { sealWebhookSecretsAgain, signingSecrets } from '@/lib/webhooks/commands/secrets';
import { createAdmin } from '../orders/fixtures';
import { mailsTo } from './mails';
import { createAccount, from, signedInRequest } from './people';
import { codeAt, enter, start, valueOf, withTwoFactor } from './two-factor-fixtures';

const settings = env();
const former = settings.NEXTAUTH_SECRET;
const next = 'the secret that takes the place of the former';

const replaceSecret = () =>
  Object.assign(settings, { NEXTAUTH_SECRET: next, NEXTAUTH_SECRET_PREVIOUS: former });
const removeFormerSecret = () => (settings.NEXTAUTH_SECRET_PREVIOUS = undefined);

afterEach(() => {
  settings.NEXTAUTH_SECRET = former;
  removeFormerSecret();
  setClock();
});

test('sessions and access tokens from before outlive the replaced secret, until the former one is removed', async () => {
  const account = await createAccount();
  const request = await signedInRequest(account.id);
  const claims = { userId: account.id, sessionId: 'session', version: 0 };
  const token = await mintAccessToken(claims, account.email);
  replaceSecret();
  expect(await readSession(request, { cookieAlone: true })).toMatchObject({ userId: account.id });
  expect(await readAccessToken(token)).toEqual(claims);
  const newer = await mintAccessToken(claims, account.email);
  removeFormerSecret();
  expect(await readAccessToken(newer)).toEqual(claims);
  expect(await readAccessToken(token)).toBeNull();
  expect(await readSession(request, { cookieAlone: true })).toBeNull();
});

test('a code that was mailed before the secret was replaced signs in', async () => {
  const { email, name } = await createAccount();
  const { challenge } = valueOf(await requestSignInCode({ email, name }));
  const [mail] = await mailsTo(email);
  const code = /\b(\d{3}) (\d{3})\b/.exec(mail!.text)!.slice(1).join('');
  replaceSecret();
  expect(await signInWithMailedCode({ challenge, code }, from('192.0.2.81'))).toHaveProperty('account');
});

test('stored secrets are readable while the secret is replaced, and afterwards once they are sealed again', async () => {
  const { account, secret } = await withTwoFactor();
  setClock();
  const added = valueOf(
    await addEndpoint(createAdmin(), { url: 'https://erp.example/in', description: '', events: ['order.*'] }),
  );
  const endpoint = async () => (await endpoints().findOne({ _id: new ObjectId(added.id) }))!;
  const { id: keyId } = await findSigningKey();

  replaceSecret();
  expect(signingSecrets(await endpoint(), new Date())).toEqual([added.secret]);
  const renewed = { renewed: 1, current: 0, unreadable: 0 };
  expect(await sealTwoFactorSecretsAgain()).toEqual(renewed);
  expect(await sealWebhookSecretsAgain()).toEqual(renewed);
  expect(await sealSigningKeyAgain()).toEqual(renewed);
  expect(await sealWebhookSecretsAgain()).toEqual({ renewed: 0, current: 1, unreadable: 0 });

  removeFormerSecret();
  setClock(() => start + 60_000);
  expect(await enter(account.email, codeAt(secret, start + 60_000))).toHaveProperty('account');
  expect(signingSecrets(await endpoint(), new Date())).toEqual([added.secret]);
  expect((await findSigningKey()).id).toBe(keyId);
});

test('what neither secret can read is counted and left as it is', async () => {
  await withTwoFactor();
  settings.NEXTAUTH_SECRET = next;
  expect(await sealTwoFactorSecretsAgain()).toMatchObject({ renewed: 0, unreadable: 1 });
  settings.NEXTAUTH_SECRET = former;
  expect(await sealTwoFactorSecretsAgain()).toMatchObject({ renewed: 0, current: 1 });
});
