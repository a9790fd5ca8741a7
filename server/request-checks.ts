import type { IncomingMessage, ServerResponse } from 'node:http';
import { maxDocumentBytes } from '../lib/documents/rules';
import { maxUploadBytes } from '../lib/images/rules';
import { maxImportBytes } from '../lib/product-import/rules/csv-cells';
import { interruptWithError, type RequestError } from './error-response';
import type { Routes } from './routes';
import { formatNumber } from '../lib/shared/formats';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const smallBody = 64 * 1024;
// Raw files are the largest bodies. Route handlers set their own, narrower limits.
const largestBody = Math.max(maxDocumentBytes, maxUploadBytes, maxImportBytes);

/** The decoded path of a request target; null if it can't be decoded. */
function decodedPath(url: string): string | null {
  const path = url.split('?', 1)[0] ?? '';
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** The maximum body size of a request: only the API without its sign-in routes accepts files. */
const maxBodyBytes = (path: string): number =>
  path.startsWith('/api/') && !path.startsWith('/api/auth/') ? largestBody : smallBody;

const tooLarge = (limit: number): RequestError => ({
  status: 413,
  code: 'too-large',
  message: `The body may have at most ${formatNumber(limit)} bytes.`,
});

/** The error of a request that no page or route handler could handle; null for all others. */
export function checkRequest(request: IncomingMessage, routes: Routes): RequestError | null {
  const { method = '', url = '' } = request;
  if (!methods.includes(method)) {
    const message = `The method ${method} is not supported.`;
    return { status: 405, code: 'method-not-allowed', message, headers: { Allow: methods.join(', ') } };
  }
  const path = decodedPath(url);
  if (!path?.startsWith('/') || path.includes('\0')) {
    return { status: 400, code: 'invalid-address', message: 'The address is not valid: check its % signs.' };
  }
  // Not decoded: a SKU may contain an escaped slash, which doesn't separate path segments.
  if (path.startsWith('/api/') && !routes.isKnown(url.split('?', 1)[0] ?? '')) {
    return { status: 404, code: 'not-found', message: 'The API has no such call: see /api/docs.' };
  }
  const limit = maxBodyBytes(path);
  return Number(request.headers['content-length'] ?? 0) > limit ? tooLarge(limit) : null;
}

/** Responds with 413 once a body without a Content-Length exceeds the limit. Next gets no further data. */
export function limitChunkedBody(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers['transfer-encoding'] === undefined) return;
  const limit = maxBodyBytes(decodedPath(request.url ?? '') ?? '/');
  const { push } = request;
  let bytes = 0;
  request.push = (chunk: Buffer | null, encoding) => {
    const wasWithin = bytes <= limit;
    bytes += chunk?.length ?? 0;
    if (bytes <= limit) return push.call(request, chunk, encoding);
    if (wasWithin) interruptWithError(request, response, tooLarge(limit));
    return true;
  };
}
