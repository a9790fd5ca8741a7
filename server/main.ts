import { createServer } from 'node:http';
import compression from 'compression';
import next from 'next';
import { prepareResponse } from './response-headers';

const port = Number(process.env.PORT || 3000);
const secondsToFinish = 10;

const shop = next({ dev: false, port, hostname: 'localhost' });
await shop.prepare();
const handle = shop.getRequestHandler();
const compress = compression();

const server = createServer((request, response) => {
  // What the client itself claims about its address is worth nothing unless a proxy of ours wrote it.
  if (process.env.TRUST_PROXY !== '1') request.headers['x-forwarded-for'] = request.socket.remoteAddress;
  compress(request as never, response as never, () => {
    prepareResponse(request, response);
    void handle(request, response);
  });
});
// Longer than the idle time of the usual proxies, so that they and not we close a connection first.
server.keepAliveTimeout = 65_000;
server.listen(port, () => console.log(`The shop is open at http://localhost:${port}`));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    // Requests in flight are answered; connections that only wait are closed at once.
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setInterval(() => server.closeIdleConnections(), 100).unref();
    setTimeout(() => process.exit(0), secondsToFinish * 1000).unref();
  });
}
