import { maxParts, partBytes } from '../../shared/upload-parts';
import { send, type Method } from './request';

/** Like `send`; a Blob that is too large for one request is sent in parts. */
export async function sendBody(
  method: Method,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Response> {
  if (!(body instanceof Blob) || body.size <= partBytes || body.size > maxParts * partBytes)
    return send(method, path, body, headers, signal);
  const { sendInParts } = await import('./send-in-parts');
  return sendInParts(method, path, body, headers, signal);
}
