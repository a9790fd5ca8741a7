import { partBytes, uploadHeader } from '../../shared/upload-parts';
import { send, type Method } from './request';

/**
 * Sends the parts of a Blob that is too large for one request, and then the call that they belong to, without a body.
 * Returns the response to that call, or to the first part that was not taken.
 */
export async function sendInParts(
  method: Method,
  path: string,
  body: Blob,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<Response> {
  const upload = crypto.randomUUID();
  const parts = Math.ceil(body.size / partBytes);
  const ofParts = Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'idempotency-key'));
  for (let part = 0; part < parts; part++) {
    const bytes = body.slice(part * partBytes, (part + 1) * partBytes, body.type);
    const query = `?upload=${upload}&part=${part}`;
    const response = await send('POST', `/upload-parts${query}`, bytes, ofParts, signal);
    if (!response.ok) return response;
  }
  const reference = { 'content-type': body.type, [uploadHeader]: `${upload}.${parts}` };
  return send(method, path, undefined, { ...headers, ...reference }, signal);
}
