import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as send,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../shop';

type Upstream = { url: string; isHealthy: boolean; responses: number };

const healthInterval = 200;
const retryMilliseconds = 10_000;

/**
 * A proxy as deploy/Caddyfile describes it while the database can be reached: each request goes to the next server that
 * is healthy. A server is out while it says that it is not ready, or takes no connection. A request that no server has
 * got is sent to another one; one that was lost on the way only where it can be repeated, as by Go's HTTP client, which
 * Caddy uses.
 */
export class Proxy {
  private readonly upstreams: Upstream[] = [];
  private readonly agent = new Agent({ keepAlive: true });
  private next = 0;
  private watch: NodeJS.Timeout | undefined;
  private readonly server: Server = createServer((request, response) => void this.handle(request, response));
  url = '';

  async start(): Promise<void> {
    const port = await freePort();
    this.server.keepAliveTimeout = 65_000;
    this.server.listen(port, '127.0.0.1');
    await once(this.server, 'listening');
    this.url = `http://localhost:${port}`;
    this.watch = setInterval(
      () => this.upstreams.forEach((upstream) => void this.check(upstream)),
      healthInterval,
    );
  }

  /** Adds a server that is ready. */
  add(url: string): void {
    this.upstreams.push({ url, isHealthy: true, responses: 0 });
  }

  /** The responses of a server so far. */
  responsesOf = (url: string): number => this.upstreams.find((each) => each.url === url)?.responses ?? 0;

  async stop(): Promise<void> {
    clearInterval(this.watch);
    this.agent.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async check(upstream: Upstream): Promise<void> {
    const response = await fetch(`${upstream.url}/api/health/ready`, {
      signal: AbortSignal.timeout(5_000),
    }).catch(() => null);
    upstream.isHealthy = response?.ok ?? false;
  }

  private pick(): Upstream | undefined {
    const healthy = this.upstreams.filter(({ isHealthy }) => isHealthy);
    return healthy[this.next++ % healthy.length];
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request).catch(() => null);
    if (!body) return;
    const isRepeatable =
      ['GET', 'HEAD'].includes(request.method ?? '') || request.headers['idempotency-key'] !== undefined;
    const until = Date.now() + retryMilliseconds;
    while (Date.now() < until) {
      const upstream = this.pick();
      if (!upstream) {
        await wait(50);
        continue;
      }
      const outcome = await this.forward(upstream, request, body, response);
      if (outcome === 'done') return;
      if (outcome === 'refused') upstream.isHealthy = false;
      if (outcome === 'lost' && !isRepeatable) break;
    }
    response.writeHead(502, { 'content-type': 'text/plain' }).end('The proxy lost this request.');
  }

  private forward(
    upstream: Upstream,
    request: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
  ): Promise<'done' | 'refused' | 'lost'> {
    const { hostname, port } = new URL(upstream.url);
    return new Promise((resolve) => {
      const { method, url: path, headers } = request;
      const sent = send({ agent: this.agent, hostname, port, method, path, headers }, (received) => {
        upstream.responses++;
        // What a connection needs is not passed on.
        const { connection: _, 'keep-alive': __, ...passed } = received.headers;
        response.writeHead(received.statusCode ?? 502, passed);
        received.on('error', () => response.destroy());
        received.pipe(response);
        received.on('close', () => resolve('done'));
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        if (response.headersSent) return resolve('done');
        resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'lost');
      });
      sent.end(body);
    });
  }
}
