import { act, render, screen } from '@testing-library/react';
import { SessionKeeper } from '@/components/account/session-keeper';
import { goTo, reloadPage } from '@/components/account/navigation';
import type { Me } from '@/lib/cart/schema';
import { accessToken } from '@/lib/api/client/access-token';

jest.mock('@/components/account/navigation', () => ({ goTo: jest.fn(), reloadPage: jest.fn() }));

const email = 'casey@people.example';
const minute = 60_000;
const tokenFor = (owner: string, lasts = 60 * minute) =>
  `x.${btoa(JSON.stringify({ email: owner, exp: (Date.now() + lasts) / 1000 }))}.x`;
const person: Me['person'] = {
  name: 'Casey Miller',
  email,
  image: null,
  role: 'customer',
  emailVerified: true,
  asksTwoFactor: false,
};

/** The mocked responses to PUT /user/{email} and GET /me. */
let mint: () => unknown;
const calls: string[] = [];
const response = (status: number, json: unknown) => ({
  ok: status < 400,
  status,
  headers: new Headers(),
  json: async () => json,
});
let meResponse: Promise<unknown>;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  localStorage.clear();
  jest.mocked(goTo).mockClear();
  jest.mocked(reloadPage).mockClear();
  calls.length = 0;
  mint = () => response(200, { token: tokenFor(email), expiresIn: 3600 });
  meResponse = Promise.resolve(response(200, { person }));
  globalThis.fetch = jest.fn(async (path: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${path}`);
    return path === '/api/me' ? meResponse : mint();
  }) as unknown as typeof fetch;
});

afterEach(() => {
  accessToken.forget();
  jest.useRealTimers();
});

const minted = () => calls.filter((call) => call.startsWith('PUT /api/user/')).length;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const open = () => act(async () => void render(<SessionKeeper email={email} />));
const indicator = () => screen.queryByText('Loading your account…');
const otherTab = (token: string | null) =>
  act(async () => {
    if (token === null) localStorage.removeItem('accessToken');
    else localStorage.setItem('accessToken', token);
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: token }));
  });
const visitedQuery = () => {
  const [address] = jest.mocked(goTo).mock.lastCall ?? [];
  return address && Object.fromEntries(new URL(address, window.location.origin).searchParams);
};

test('shows a loading state until the browser has its token and knows its person', async () => {
  let know: (me: unknown) => void = () => undefined;
  let give: (token: unknown) => void = () => undefined;
  meResponse = new Promise((resolve) => (know = resolve));
  const wait = new Promise((resolve) => (give = resolve));
  mint = () => wait;
  await open();
  expect(screen.getByRole('status')).toContainElement(indicator());
  await act(async () => give(response(200, { token: tokenFor(email) })));
  expect(indicator()).toBeInTheDocument();
  await act(async () => know(response(200, { person })));
  expect(indicator()).not.toBeInTheDocument();
});

test('renews the token 5 minutes before it expires', async () => {
  await open();
  await pass(0);
  expect(minted()).toBe(1);
  await pass(55 * minute - 1000);
  expect(minted()).toBe(1);
  await pass(1000);
  expect(minted()).toBe(2);
});

test('stays and retries after 30 s, then 60 s, when the shop can’t be reached', async () => {
  localStorage.setItem('accessToken', tokenFor(email, 4 * minute));
  mint = () => Promise.reject(new TypeError('fetch failed'));
  await open();
  for (const [seconds, times] of [
    [0, 1],
    [30, 2],
    [59, 2],
    [1, 3],
  ] as const) {
    await pass(seconds * 1000);
    expect(minted()).toBe(times);
  }
  expect(goTo).not.toHaveBeenCalled();
});

test('when the session ends, opens the login page, which gives the reason and leads back', async () => {
  window.history.pushState({}, '', '/dashboard/myOrders?state=placed');
  await open();
  mint = () => response(401, { error: { code: 'not-signed-in', message: 'Please log in first.' } });
  await pass(55 * minute);
  expect(visitedQuery()).toEqual({
    from: '/dashboard/myOrders?state=placed',
    error: 'auth/user-token-expired',
  });
  expect(localStorage.getItem('accessToken')).toBeNull();
});

test('leaves when another tab signs out', async () => {
  await open();
  await otherTab(null);
  expect(visitedQuery()).toMatchObject({ error: 'auth/user-token-expired' });
});

test('reloads the page when another tab signs in as another person, but not when it renews the token', async () => {
  await open();
  await otherTab(tokenFor(email));
  expect(reloadPage).not.toHaveBeenCalled();
  await otherTab(tokenFor('other@people.example'));
  expect(reloadPage).toHaveBeenCalledTimes(1);
  expect(goTo).not.toHaveBeenCalled();
});

test('does not use a token of another person', async () => {
  localStorage.setItem('accessToken', tokenFor('other@people.example'));
  await open();
  await pass(0);
  expect(minted()).toBe(1);
  expect(localStorage.getItem('accessToken')).toContain(tokenFor(email).slice(2, 20));
});
