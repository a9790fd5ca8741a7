import { createServer, type Server } from 'node:http';
import { isIPv6 } from 'node:net';
import compression from 'compression';
import next from 'next';
import { setting } from '../lib/platform/env';
import { runShutdownTasks } from '../lib/platform/shutdown';
import { summarizeOutages } from './outage-log';
import { clientAddressOf } from './client-address';
import { sendError } from './error-response';
import { checkRequest, limitChunkedBody } from './request-checks';
import { prepareResponse } from './response-headers';
import { loadRoutes } from './routes';
import { readSharedRequest, responses, sendStored, withTags } from './shared-requests';
import { SetupGate, sendSetupNotice } from './setup-gate';

const shutdownSeconds = 10;

/** Serves the built shop until SIGTERM or SIGINT. Resolves to the server's URL when it listens. */
export async function startServer(): Promise<string> {
  const host = setting('HOST') ?? '127.0.0.1';
  const port = setting('PORT');
  summarizeOutages();
  const shop = next({ dev: false, port, hostname: 'localhost' });
  await shop.prepare();
  const handle = shop.getRequestHandler();
  const compress = compression();
  const trustedProxies = setting('TRUST_PROXY');
  const routes = loadRoutes();
  const gate = new SetupGate();

  const server = createServer((request, response) => {
    const error = checkRequest(request, routes);
    if (error) return sendError(request, response, error);
    limitChunkedBody(request, response);
    request.url = routes.canonicalUrl(request.url ?? '/');
    request.headers['x-forwarded-for'] = clientAddressOf(request, trustedProxies);
    const pass = () => {
      const known = request.headers['if-none-match'];
      const shared = readSharedRequest(request, routes);
      const stored = shared && responses.find(shared.key);
      if (stored && !stored.refresh) return sendStored(request, response, stored.found, known);
      if (stored) response.once('close', () => responses.endRefresh(shared.key));
      compress(request as never, response as never, () => {
        prepareResponse(request, response, shared, known);
        if (shared) withTags(shared, () => void handle(request, response));
        else void handle(request, response);
      });
    };
    if (gate.isOpen) return pass();
    void gate.blocks(request).then((blocked) => (blocked ? sendSetupNotice(request, response) : pass()));
  });
  // Longer than the idle timeout of common proxies, so that the proxy closes idle connections, not this server.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => shutDown(server, shop));
  const isAnyAddress = host === '0.0.0.0' || host === '::';
  const origin = `http://${isAnyAddress ? '127.0.0.1' : isIPv6(host) ? `[${host}]` : host}:${port}`;
  await gate.start(origin);
  return origin;
}

/** Completes the requests and mails in flight, closes idle connections, and exits after ten seconds at most. */
async function shutDown(server: Server, shop: { close(): Promise<void> }): Promise<void> {
  setTimeout(() => process.exit(0), shutdownSeconds * 1000).unref();
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  setInterval(() => server.closeIdleConnections(), 100).unref();
  await Promise.all([closed, runShutdownTasks()]);
  // Work that requests left for after their response.
  await shop.close();
  process.exit(0);
}
