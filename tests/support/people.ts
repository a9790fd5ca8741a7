import type { BrowserContext } from 'playwright';

/** A response: the status, the JSON if any, and the headers. */
export type Response<T> = { status: number; json: T; headers: Headers; text: string };
export type Json = Record<string, unknown>;
type ErrorResponse = { code: string; message: string; fields?: Record<string, string>; reference?: string };

/** The error of a response that must be one. */
export function errorOf(reply: Response<unknown>): ErrorResponse {
  const { error } = reply.json as { error?: ErrorResponse };
  if (!error) throw new Error(`no error but ${reply.status}: ${reply.text.slice(0, 300)}`);
  return error;
}

export const demoCustomer = { email: 'customer@hexbolt.example', password: 'demo-customer' };
export const demoAdmin = { email: 'admin@hexbolt.example', password: 'demo-admin' };

/** A caller of the shop's HTTP interface with a cookie jar and, once signed in, the bearer token. */
export class Person {
  private cookies = new Map<string, string>();
  token: string | null = null;

  constructor(
    readonly shop: string,
    readonly address = '127.0.0.1',
  ) {}

  /** The same person with the same cookies and token, on another server of the shop. */
  at(shop: string): Person {
    const copy = new Person(shop, this.address);
    copy.cookies = new Map(this.cookies);
    copy.token = this.token;
    return copy;
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  async call<T = Json>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response<T>> {
    const form = body instanceof URLSearchParams;
    const response = await fetch(this.shop + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.cookies.size && { cookie: this.cookieHeader }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && !form && { 'content-type': 'application/json' }),
        'x-forwarded-for': this.address,
        ...headers,
      },
      body: body === undefined ? undefined : form ? body : JSON.stringify(body),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, json: isJson ? JSON.parse(text) : {}, headers: response.headers, text };
  }

  get<T = Json>(path: string, headers?: Record<string, string>) {
    return this.call<T>('GET', path, undefined, headers);
  }
  post<T = Json>(path: string, body?: unknown, headers?: Record<string, string>) {
    return this.call<T>('POST', path, body, headers);
  }
  put<T = Json>(path: string, body?: unknown, headers?: Record<string, string>) {
    return this.call<T>('PUT', path, body, headers);
  }
  patch<T = Json>(path: string, body?: unknown, headers?: Record<string, string>) {
    return this.call<T>('PATCH', path, body, headers);
  }
  delete<T = Json>(path: string, body?: unknown, headers?: Record<string, string>) {
    return this.call<T>('DELETE', path, body, headers);
  }

  /** Copies this person's session into a browser and returns the browser. */
  async signInTo(browser: BrowserContext): Promise<BrowserContext> {
    const pairs = [...this.cookies].map(([name, value]) => ({ name, value, url: this.shop }));
    await browser.addCookies(pairs);
    return browser;
  }

  /** Signs in as the browser does: the form's token, the credentials, then the access token. */
  async signIn({ email, password }: { email: string; password: string }): Promise<this> {
    const { json } = await this.get('/api/auth/csrf');
    const form = new URLSearchParams({ csrfToken: String(json.csrfToken), email, password, json: 'true' });
    const reply = await this.post('/api/auth/callback/credentials', form);
    if (reply.status !== 200) throw new Error(`${email} could not sign in: ${reply.status} ${reply.text}`);
    const minted = await this.put(`/api/user/${encodeURIComponent(email)}`, { email });
    if (minted.status !== 200) throw new Error(`${email} got no token: ${minted.status} ${minted.text}`);
    this.token = String(minted.json.token);
    return this;
  }
}
