import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import compression from 'compression';
import next from 'next';
import { setting } from '../lib/platform/env';
import { memoryLimits } from '../lib/platform/memory';
import { loadBuildFiles } from './build-files';
import { summarizeOutages } from './outage-log';
import { requestIdHeader, withRequestId } from '../lib/platform/request-id';
import { clientAddressOf, requestIdOf } from './client-address';
import { sendError } from './error-response';
import { countRequest, countStoredResponse, watchProcess } from './request-metrics';
import { checkRequest, limitChunkedBody } from './request-checks';
import { prepareResponse } from './response-headers';
import { loadRoutes } from './routes';
import { fitResponse } from './conditional-response';
import { passOnlyAsked, readSharedRequest } from './shared-requests';
import { SingleFlight } from './single-flight';
import { withTags, type SharedRequest } from './stored-responses';
import { SetupGate, sendSetupNotice } from './setup-gate';
import { Shutdown } from './shutdown';

/** Serves the built shop until SIGTERM or SIGINT. Resolves to the server's URL when it listens. */
export async function startServer(): Promise<string> {
  const host = setting('HOST') ?? '127.0.0.1';
  const port = setting('PORT');
  summarizeOutages();
  const memory = memoryLimits();
  // V8 takes its limits from the memory of the machine, and would collect garbage late.
  setFlagsFromString(`--heap-growing-percent=${memory.heapGrowthPercent}`);
  const shop = next({ dev: false, port, hostname: 'localhost' });
  await shop.prepare();
  const handle = shop.getRequestHandler();
  const compress = compression();
  const trustedProxies = setting('TRUST_PROXY');
  const routes = loadRoutes();
  const isCaching = memory.responses > 0;
  const inTheMaking = new SingleFlight();
  const gate = new SetupGate();
  const buildFiles = loadBuildFiles();
  await buildFiles.store();
  watchProcess();

  const respond = (request: IncomingMessage, response: ServerResponse, id: string) => {
    const { url: asked = '/' } = request;
    const setId = () => response.setHeader(requestIdHeader, id);
    const error = checkRequest(request, routes);
    if (error) {
      setId();
      countRequest(asked, request, response);
      return sendError(request, response, error);
    }
    limitChunkedBody(request, response);
    request.url = routes.canonicalUrl(asked);
    // A stored response causes no work that would carry the id of the request.
    const ask = (shared: SharedRequest | null) => withRequestId(id, () => askNext(shared));
    const askNext = (shared: SharedRequest | null) => {
      setId();
      countRequest(asked, request, response);
      request.headers['x-forwarded-for'] = clientAddressOf(request, trustedProxies);
      // A range is a part of a GET alone (RFC 9110, section 14.2); Next answers a HEAD with 206.
      if (request.method !== 'GET') delete request.headers.range;
      // Only the router that this shop doesn't use sends it, and Next answers it with nothing.
      delete request.headers['x-middleware-prefetch'];
      if (shared) passOnlyAsked(request, shared);
      compress(request as never, response as never, () => {
        prepareResponse(request, response, shared);
        if (shared) return withTags(shared, () => void handle(request, response));
        if (!buildFiles.isOfOtherBuild(request)) return void handle(request, response);
        void buildFiles.send(request, response).then((isSent) => {
          if (!isSent) void handle(request, response);
        });
      });
    };
    const share = (shared: SharedRequest) => {
      const { cache, key } = shared;
      const stored = cache.find(key);
      if (stored && !stored.refresh) {
        const { status, headers, bytes } = fitResponse(stored.found, shared.conditions);
        countStoredResponse(status);
        const sent =
          status === 200
            ? [...stored.found.rawHeaders, requestIdHeader, id]
            : { ...headers, [requestIdHeader]: id };
        return void response.writeHead(status, sent).end(bytes);
      }
      // Those who wait get what the first one stores: each of them would take Next as long as it does.
      const made = !stored && inTheMaking.find(key);
      if (made) {
        return void made.then((again) => {
          if (response.closed) return;
          shared.moment = cache.moment();
          if (again) share(shared);
          else ask(shared);
        });
      }
      shared.finish = inTheMaking.begin(key);
      response.once('close', () => {
        shared.finish?.(true);
        if (stored) cache.endRefresh(key);
      });
      ask(shared);
    };
    const pass = () => {
      const shared = isCaching ? readSharedRequest(request, routes) : null;
      if (shared) share(shared);
      else ask(null);
    };
    if (gate.isOpen) return pass();
    void gate.blocks(request).then((blocked) => {
      if (!blocked) return pass();
      setId();
      sendSetupNotice(request, response);
    });
  };
  const server = createServer((request, response) => {
    const id = requestIdOf(request, trustedProxies);
    if (!shutdown.responds(request, response)) respond(request, response, id);
  });
  const shutdown = new Shutdown(server, shop);
  // Longer than the idle timeout of common proxies, so that the proxy closes idle connections, not this server.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const isAnyAddress = host === '0.0.0.0' || host === '::';
  const origin = `http://${isAnyAddress ? '127.0.0.1' : isIPv6(host) ? `[${host}]` : host}:${port}`;
  await gate.start(origin);
  return origin;
}
