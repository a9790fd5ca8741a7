import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { requestIdHeader } from '../lib/platform/request-id';
import { resourcePolicy, securityHeaders } from '../lib/shared/security-headers.mjs';

/** An error response to a request that never reaches Next. */
export type RequestError = {
  status: number;
  code: string;
  message: string;
  headers?: Record<string, string>;
};

// Closing at once would reset the connection before a client that is still sending reads the response.
const lingerMilliseconds = 5_000;

function serialize({ code, message, headers }: RequestError): {
  body: string;
  headers: Record<string, string>;
} {
  const body = JSON.stringify({ error: { code, message } });
  return {
    body,
    headers: {
      ...securityHeaders,
      'Content-Security-Policy': resourcePolicy,
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      ...headers,
    },
  };
}

const methodNotAllowed: RequestError = {
  status: 405,
  code: 'method-not-allowed',
  message: 'This call of the API does not have this method: see /api/docs.',
};

/** Whether this is Next's response to a method that a route handler of the API lacks: it has no body. */
export const lacksErrorBody = (request: IncomingMessage, response: ServerResponse): boolean =>
  response.statusCode === 405 && Boolean(request.url?.startsWith('/api/'));

/** Sets the headers of the error that says so, and returns its body. */
export function prepareMethodError(response: ServerResponse): string {
  const { body, headers } = serialize(methodNotAllowed);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  return body;
}

/** Ends a request whose body is still arriving. */
function stopReading(request: IncomingMessage): void {
  request.resume();
  setTimeout(() => request.complete || request.destroy(), lingerMilliseconds).unref();
}

/** Responds in Next's place, with the API's error format. */
export function sendError(request: IncomingMessage, response: ServerResponse, error: RequestError): void {
  const { body, headers } = serialize(error);
  // Node closes a connection of a client that asked for it after the response, whether or not the body has arrived.
  if (Number(request.headers['content-length'] ?? 0) > 0) response.shouldKeepAlive = true;
  response.writeHead(error.status, headers).end(request.method === 'HEAD' ? undefined : body);
  stopReading(request);
}

/** Responds to a request that Next already handles but hasn't responded to; for Next, the client has disconnected. */
export function interruptWithError(
  request: IncomingMessage,
  response: ServerResponse,
  error: RequestError,
): void {
  const { socket } = request;
  response.detachSocket(socket);
  const id = String(response.getHeader(requestIdHeader));
  const more = { ...error.headers, [requestIdHeader]: id, Connection: 'close' };
  const { body, headers } = serialize({ ...error, headers: more });
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n${lines.join('')}\r\n${body}`);
  setTimeout(() => request.destroy(), lingerMilliseconds).unref();
}
