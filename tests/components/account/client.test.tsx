import { accessToken, sessionEnded } from '@/lib/api/client/access-token';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import { signIn } from '@/lib/api/client/sign-in';

const tokenFor = (email: string, n = 0) =>
  `x.${btoa(JSON.stringify({ email, n, exp: Date.now() / 1000 + 3600 }))}.x`;

type Call = { method: string; path: string; headers: Record<string, string> };
const calls: Call[] = [];
let shop: (call: Call) => [status: number, json: unknown];

beforeEach(() => {
  calls.length = 0;
  localStorage.clear();
  globalThis.fetch = jest.fn(async (path: string, init: RequestInit = {}) => {
    const headers = (init.headers ?? {}) as Record<string, string>;
    const call = { method: init.method ?? 'GET', path, headers };
    calls.push(call);
    const [status, json] = shop(call);
    const text = JSON.stringify(json);
    return {
      ok: status < 400,
      status,
      headers: new Headers(),
      json: async () => json,
      text: async () => text,
    };
  }) as unknown as typeof fetch;
});

afterEach(() => {
  accessToken.forget();
  jest.restoreAllMocks();
});

const said = () => calls.map(({ method, path }) => `${method} ${path}`);
const rejected = (code: string) => ({ error: { code, message: code } });

test.each([
  ['30 seconds', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 30_000],
  ['60 seconds on a phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile Safari/537.36', 60_000],
])('a request times out after %s', async (_, userAgent, milliseconds) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const given = jest.spyOn(AbortSignal, 'timeout');
  shop = () => [200, {}];
  await api.get('/profile');
  expect(given).toHaveBeenLastCalledWith(milliseconds);
  const [, init] = jest.mocked(fetch).mock.lastCall!;
  expect(init!.signal).toBe(given.mock.results.at(-1)!.value);
});

test('a request that timed out or met no network fails with auth/network-request-failed', async () => {
  shop = () => {
    throw new DOMException('The operation timed out.', 'TimeoutError');
  };
  const error = await api.get('/profile').catch((thrown: ApiError) => thrown);
  expect(error).toMatchObject({ status: 0, code: 'auth/network-request-failed' });
});

test('a write carries the token, a read does not', async () => {
  const token = tokenFor('casey@people.example');
  localStorage.setItem('accessToken', token);
  shop = () => [200, {}];
  await api.get('/profile');
  await api.patch('/profile', { degree: 'Welding' });
  expect(calls.map(({ headers }) => headers.authorization)).toEqual([undefined, `Bearer ${token}`]);
});

test('a rejected token is replaced, and the request is repeated', async () => {
  const fresh = tokenFor('casey@people.example', 1);
  localStorage.setItem('accessToken', tokenFor('casey@people.example'));
  shop = ({ path, headers }) => {
    if (path.startsWith('/api/user/')) return [200, { token: fresh }];
    return headers.authorization === `Bearer ${fresh}`
      ? [200, { saved: true }]
      : [401, rejected('not-signed-in')];
  };
  expect(await api.patch('/profile', {})).toEqual({ saved: true });
  expect(said()).toEqual([
    'PATCH /api/profile',
    'PUT /api/user/casey%40people.example',
    'PATCH /api/profile',
  ]);
});

test('the page is told once that its session ended, and the token is deleted', async () => {
  const told = jest.fn();
  window.addEventListener(sessionEnded, told, { once: true });
  localStorage.setItem('accessToken', tokenFor('casey@people.example'));
  shop = () => [401, rejected('not-signed-in')];
  await expect(api.patch('/profile', {})).rejects.toMatchObject({ status: 401 });
  expect(told).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('accessToken')).toBeNull();
});

test('a person whose email has changed gets a token for the new one', async () => {
  const old = tokenFor('old@people.example');
  localStorage.setItem('accessToken', old);
  const fresh = tokenFor('new@people.example');
  shop = ({ path }) => {
    if (path === '/api/me') return [200, { person: { email: 'new@people.example' } }];
    return path.endsWith('new%40people.example') ? [200, { token: fresh }] : [403, rejected('not-yours')];
  };
  expect(await accessToken.renew(old)).toEqual({ token: fresh });
  expect(localStorage.getItem('accessToken')).toBe(fresh);
});

test('a failed sign-in returns its code, and leaves no accessToken behind', async () => {
  let url = '/login?error=auth/wrong-password';
  const token = tokenFor('casey@people.example');
  shop = ({ path }) => {
    if (path === '/api/auth/csrf') return [200, { csrfToken: 'x' }];
    if (path === '/api/me') return [200, { person: { email: 'casey@people.example' } }];
    return path.startsWith('/api/user/') ? [200, { token }] : [200, { url }];
  };
  expect(await signIn('casey@people.example', 'wrong')).toBe('auth/wrong-password');
  expect(localStorage.getItem('accessToken')).toBeNull();
  url = '/';
  expect(await signIn('casey@people.example', 'right')).toBeNull();
  expect(localStorage.getItem('accessToken')).toBe(token);
});

describe('while another tab renews the token', () => {
  const expired = `x.${btoa(JSON.stringify({ email: 'casey@people.example', exp: 1 }))}.x`;
  const fresh = tokenFor('casey@people.example', 7);

  // jsdom has no locks: this stub acts as a lock that another tab has just released.
  beforeEach(() => {
    const locks = {
      query: async () => ({ held: [{ name: 'accessToken' }] }),
      request: async (_: string, work: () => Promise<unknown>) => work(),
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
    localStorage.setItem('accessToken', expired);
    shop = ({ method }) => [200, method === 'PUT' ? { token: tokenFor('casey@people.example', 8) } : {}];
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  test('a request waits for that token and uses it', async () => {
    const call = api.post('/reviews', {});
    setTimeout(() => {
      localStorage.setItem('accessToken', fresh);
      window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: fresh }));
    });
    await call;
    expect(said()).toEqual(['POST /api/reviews']);
    expect(calls[0]!.headers.authorization).toBe(`Bearer ${fresh}`);
  });

  test('a request that waits in vain renews the token itself', async () => {
    jest.useFakeTimers();
    const call = api.post('/reviews', {});
    await jest.advanceTimersByTimeAsync(2_000);
    jest.useRealTimers();
    await call;
    expect(said()).toEqual(['PUT /api/user/casey%40people.example', 'POST /api/reviews']);
  });
});
