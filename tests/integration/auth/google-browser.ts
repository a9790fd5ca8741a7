import type { NextApiRequest, NextApiResponse } from 'next';
import NextAuth from 'next-auth';
import { completeSecondFactor } from '@/lib/auth/sign-in';
import { readSession } from '@/lib/auth/current-session';
import { startProvider, type GooglePerson, type Provider } from '../../support/openid';

const shop = 'http://localhost:3999';
let provider: Provider;
let authOptions: typeof import('@/lib/auth/next-auth').authOptions;

/** Starts a local provider in Google's place and configures this file's shop to use it. */
export async function openProvider(): Promise<Provider> {
  provider = await startProvider();
  Object.assign(process.env, provider.settings, { NEXTAUTH_URL: shop });
  // Loads the environment again, because it was first read before the provider existed.
  await jest.isolateModulesAsync(async () => {
    ({ authOptions } = await import('@/lib/auth/next-auth'));
    ({ waysToConfirm } = await import('@/lib/auth/reauthentication'));
  });
  return provider;
}

/** The ways to confirm in a shop with Google. */
export let waysToConfirm: typeof import('@/lib/auth/reauthentication').waysToConfirm;

/** A browser that can use only the shop's sign-in routes and the provider's pages. */
export class Browser {
  cookies = new Map<string, string>();

  async call(method: string, path: string, body: Record<string, string> = {}) {
    const url = new URL(path, shop);
    const response = { status: 200, location: '', json: {} as Record<string, string> };
    const headers = new Map<string, string | string[]>();
    const req = {
      method,
      body,
      query: { ...Object.fromEntries(url.searchParams), nextauth: url.pathname.split('/').slice(3) },
      cookies: Object.fromEntries(
        [...this.cookies].map(([name, value]) => [name, decodeURIComponent(value)]),
      ),
      headers: { host: 'localhost:3999' },
    } as unknown as NextApiRequest;
    const res = {
      status: (status: number) => ((response.status = status), res),
      setHeader: (name: string, value: string | string[]) => (headers.set(name.toLowerCase(), value), res),
      getHeader: (name: string) => headers.get(name.toLowerCase()),
      json: (json: Record<string, string>) => void (response.json = json),
      send: (json: Record<string, string>) => void (response.json = json),
      end: () => undefined,
    } as unknown as NextApiResponse;
    await NextAuth(req, res, authOptions(new Request(url, { method, headers: { cookie: this.cookie } })));
    for (const line of [headers.get('set-cookie') ?? []].flat()) {
      const [pair = ''] = line.split(';');
      this.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    response.location = String(headers.get('location') ?? '');
    return response;
  }

  /** A complete sign-in: press the button, sign in at the provider, come back. Returns the last address. */
  async signIn(person: GooglePerson, callbackUrl = '/cart'): Promise<string> {
    await provider.next(person);
    const { json } = await this.call('GET', '/api/auth/csrf');
    const body = { csrfToken: json.csrfToken!, callbackUrl, json: 'true' };
    const start = await this.call('POST', '/api/auth/signin/google', body);
    const asked = await fetch(start.json.url!, { redirect: 'manual' });
    const back = asked.headers.get('location')!;
    return this.follow(back);
  }

  /** Follows redirects within the sign-in routes; returns the address of the last page. */
  async follow(address: string): Promise<string> {
    const path = address.replace(shop, '');
    return path.startsWith('/api/auth/') ? this.follow((await this.call('GET', path)).location) : path;
  }

  private get cookie() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private request() {
    return new Request(shop, { headers: { cookie: this.cookie } });
  }

  person() {
    return readSession(this.request(), { cookieAlone: true });
  }

  showCode(code: string) {
    return completeSecondFactor(this.request(), code);
  }
}

let count = 0;

/** A person known to Google but not to the shop. */
export const newGooglePerson = (more: Partial<GooglePerson> = {}): GooglePerson => ({
  sub: `google-${++count}`,
  email: `google${count}@people.example`,
  email_verified: true,
  name: `Google ${count}`,
  ...more,
});
