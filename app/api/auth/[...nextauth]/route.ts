import NextAuth from 'next-auth';
import { NextRequest } from 'next/server';
import { errorResponse, thrownResponse } from '@/lib/api/errors';
import { readBytes } from '@/lib/api/read-body';
import { deviceCookieHeader } from '@/lib/auth/known-devices';
import { authOptions } from '@/lib/auth/next-auth';
import { cookieIn, cookieName } from '@/lib/auth/sessions';
import { randomBase32 } from '@/lib/platform/ids';

type Context = { params: Promise<{ nextauth: string[] }> };

/** Sign-in forms are small; next-auth itself reads bodies of any size. */
const maxBodyBytes = 32_000;

const invalid = (message: string) => errorResponse(400, { code: 'invalid-input', message });

/** Removes a cookie on which next-auth would respond with an error page until it expires; null when there is none. */
function rejectDamagedCookie(request: NextRequest): Response | null {
  const name = cookieName('callback-url');
  const value = cookieIn(request.headers.get('cookie'), name);
  if (!value) return null;
  try {
    const address = decodeURIComponent(value);
    const { protocol } = new URL(address, address.startsWith('/') ? request.url : undefined);
    if (/^https?:$/.test(protocol)) return null;
  } catch {
    // Not a URL.
  }
  const response = invalid('Your browser sent a damaged cookie. It is removed now: please try again.');
  response.headers.append('set-cookie', `${name}=; Path=/; Max-Age=0`);
  return response;
}

const isJson = (text: string) => {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
};

async function signIn(request: NextRequest, context: Context): Promise<Response> {
  let devices: string[] = [];
  const options = authOptions(request, (deviceId) => {
    devices = [deviceId];
  });
  const answered = (await NextAuth(request, context, options)) as Response;
  for (const deviceId of devices) answered.headers.append('set-cookie', deviceCookieHeader(deviceId));
  return answered;
}

async function handle(request: NextRequest, context: Context): Promise<Response> {
  // next-auth would log whatever anybody sends here as an error.
  if ((await context.params).nextauth[0] === '_log') return new Response(null, { status: 204 });
  const damaged = rejectDamagedCookie(request);
  if (damaged) return damaged;
  const { method, headers, url } = request;
  if (method !== 'POST') return signIn(request, context);
  const body = await readBytes(request, maxBodyBytes);
  if (!body.ok) return body.response;
  const text = body.value.toString('utf8');
  if (/\bjson\b/i.test(headers.get('content-type') ?? '') && !isJson(text))
    return invalid('The body is not JSON that can be read.');
  return signIn(new NextRequest(url, { method, headers, body: text }), context);
}

async function respond(request: NextRequest, context: Context): Promise<Response> {
  try {
    return await handle(request, context);
  } catch (error) {
    return thrownResponse(error, randomBase32(12));
  }
}

export { respond as GET, respond as POST };
