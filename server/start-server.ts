import { createServer, type Server } from 'node:http';
import compression from 'compression';
import next from 'next';
import { prepareResponse } from './response-headers';

const shutdownSeconds = 10;

/** Serves the built shop on `port` until SIGTERM or SIGINT. Resolves when it listens. */
export async function startServer(port: number): Promise<void> {
  const shop = next({ dev: false, port, hostname: 'localhost' });
  await shop.prepare();
  const handle = shop.getRequestHandler();
  const compress = compression();

  const server = createServer((request, response) => {
    // Clients can send any X-Forwarded-For; it counts only when a trusted proxy sets it.
    if (process.env.TRUST_PROXY !== '1') request.headers['x-forwarded-for'] = request.socket.remoteAddress;
    compress(request as never, response as never, () => {
      prepareResponse(request, response);
      void handle(request, response);
    });
  });
  // Longer than the idle timeout of common proxies, so that the proxy closes idle connections, not this server.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  console.log(`The shop is open at http://localhost:${port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => shutDown(server));
}

/** Completes the requests in flight, closes idle connections, and exits. */
function shutDown(server: Server): void {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setInterval(() => server.closeIdleConnections(), 100).unref();
  setTimeout(() => process.exit(0), shutdownSeconds * 1000).unref();
}
