import { encode } from 'next-auth/jwt';
import {
  mintAccessToken,
  sessionCookieName,
  beginSession,
  endOtherSessions,
  endSession,
  listSessions,
  mintFor,
} from '@/lib/auth/sessions';
import { asStaff, asCustomer, readSession } from '@/lib/auth/current-session';
import { setClock } from '@/lib/platform/clock';
import { makeAdmin, removeAdmin, setDisabled } from '@/lib/users/commands/roles';
import { badTokens } from '../../support/bad-tokens';
import { createAccount, signedIn, signedInRequest, sessionOf } from './people';

const secret = () => process.env.NEXTAUTH_SECRET!;
const bearer = (token: string) =>
  new Request('http://localhost/api/x', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
const byBearer = (token: string) => readSession(bearer(token), { cookieAlone: false });
const byCookie = (value: string) =>
  readSession(
    new Request('http://localhost/api/me', { headers: { cookie: `a=b; ${sessionCookieName()}=${value}` } }),
    { cookieAlone: true },
  );

async function tokenOf(userId: string) {
  const minted = await mintFor(await signedIn(userId));
  if (!minted.ok) throw new Error(minted.failure.message);
  return minted.value.token;
}

afterEach(() => setClock());

describe('a session', () => {
  test('is read from its cookie, and from the cookie alone only where that is enough', async () => {
    const account = await createAccount();
    const request = await signedInRequest(account.id);
    expect(await readSession(request, { cookieAlone: true })).toMatchObject({ email: account.email });
    expect(await readSession(request, { cookieAlone: false })).toBeNull();
  });

  test('expires after 14 days without a request, and is extended by one', async () => {
    const account = await createAccount();
    const request = await signedInRequest(account.id);
    const days = (count: number) => setClock(() => start + count * 86_400_000);
    const start = Date.now();
    days(13.9);
    expect(await readSession(request, { cookieAlone: true })).not.toBeNull();
    days(27.8);
    expect(await readSession(request, { cookieAlone: true })).not.toBeNull();
    const idle = await signedInRequest((await createAccount()).id);
    days(27.8 + 14);
    expect(await readSession(idle, { cookieAlone: true })).toBeNull();
  });

  test('ends when it is ended, when it expires, and when all others are ended', async () => {
    const account = await createAccount();
    const requests = await Promise.all([1, 2, 3].map(() => signedInRequest(account.id)));
    const [first, second] = await Promise.all(requests.slice(0, 2).map(sessionOf));
    await endSession(account.id, second!.sessionId);
    const live = () =>
      Promise.all(
        requests.map(async (request) => (await readSession(request, { cookieAlone: true })) !== null),
      );
    expect(await live()).toEqual([true, false, true]);
    await endOtherSessions(first!);
    expect(await live()).toEqual([true, false, false]);
    setClock(() => Date.now() + 31 * 86_400_000);
    expect(await live()).toEqual([false, false, false]);
  });

  test('of another person can’t be ended', async () => {
    const [mine, theirs] = await Promise.all([createAccount(), createAccount()]);
    const request = await signedInRequest(theirs.id);
    expect(await endSession(mine.id, (await sessionOf(request)).sessionId)).toBe(false);
    expect(await readSession(request, { cookieAlone: true })).not.toBeNull();
  });

  test('is listed with its device, and the current one is marked', async () => {
    const account = await createAccount();
    const other = await sessionOf(await signedInRequest(account.id));
    const me = await sessionOf(await signedInRequest(account.id));
    const list = await listSessions(me);
    expect(list).toHaveLength(2);
    expect(list.find((session) => session.current)).toMatchObject({
      id: me.sessionId,
      device: 'Firefox on Linux',
    });
    await endSession(account.id, other.sessionId);
    expect(await listSessions(me)).toHaveLength(1);
  });

  test('reflects a change of role and a disabled or re-enabled account on the next request', async () => {
    const account = await createAccount();
    const request = await signedInRequest(account.id);
    expect(asStaff(await sessionOf(request))).toBeNull();
    await makeAdmin('command-line', (await createAccount()).email);
    await makeAdmin('command-line', account.email);
    expect(asStaff(await sessionOf(request))).not.toBeNull();
    await removeAdmin('command-line', account.email);
    expect(asStaff(await sessionOf(request))).toBeNull();
    await setDisabled('command-line', account.email, true);
    expect(await readSession(request, { cookieAlone: true })).toBeNull();
    await setDisabled('command-line', account.email, false);
    expect(await readSession(request, { cookieAlone: true })).toBeNull();
  });

  test('of an unverified account has no customer rights', async () => {
    const unverified = await signedIn((await createAccount({ verified: false })).id);
    expect(asCustomer(unverified)).toBeNull();
    expect(asCustomer(await signedIn((await createAccount()).id))).not.toBeNull();
  });
});

describe('an access token', () => {
  test('identifies its owner for an hour', async () => {
    const account = await createAccount();
    const issuedAt = Date.now();
    setClock(() => issuedAt);
    const token = await tokenOf(account.id);
    expect(await byBearer(token)).toMatchObject({ userId: account.id });
    setClock(() => issuedAt + 3599_000);
    expect(await byBearer(token)).not.toBeNull();
    setClock(() => issuedAt + 3601_000);
    expect(await byBearer(token)).toBeNull();
  });

  test('becomes invalid with its session, with the account and with the session version', async () => {
    const account = await createAccount();
    const me = await signedIn(account.id);
    const minted = await mintFor(me);
    const token = minted.ok ? minted.value.token : '';
    const other = await tokenOf(account.id);
    await endSession(account.id, me.sessionId);
    expect(await byBearer(token)).toBeNull();
    expect(await byBearer(other)).not.toBeNull();
    await endOtherSessions(me);
    expect(await byBearer(other)).toBeNull();
  });

  test('is checked alone: a valid cookie does not help an invalid token', async () => {
    const request = await signedInRequest((await createAccount()).id);
    request.headers.set('authorization', 'Bearer nonsense');
    expect(await readSession(request, { cookieAlone: true })).toBeNull();
  });

  test('is rejected in the same way whether forged, foreign, expired or malformed', async () => {
    const [account, other] = [await createAccount(), await createAccount()];
    const { sessionId } = await signedIn(account.id);
    const good = await mintAccessToken({ userId: account.id, sessionId, version: 1 }, account.email);
    const forged = await badTokens(good, other.id);
    expect(forged).toHaveLength(30);
    expect(await byBearer(good)).not.toBeNull();
    for (const token of forged) expect([token, await byBearer(token)]).toEqual([token, null]);
  });

  test('is not accepted as a session cookie, nor is a cookie with another secret', async () => {
    const account = await createAccount();
    const sid = await beginSession(account.id, 1, 'x');
    expect(await byCookie(await tokenOf(account.id))).toBeNull();
    expect(await byCookie('')).toBeNull();
    expect(await byCookie('a.b.c.d.e')).toBeNull();
    const foreign = await encode({ token: { uid: account.id, sid }, secret: 'of another shop altogether' });
    expect(await byCookie(foreign)).toBeNull();
    const own = await encode({ token: { uid: account.id, sid }, secret: secret() });
    expect(await byCookie(own)).not.toBeNull();
  });
});
