import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { setting } from '../lib/platform/env';
import { runShutdownTasks } from '../lib/platform/shutdown';
import { sendError } from './error-response';

const shutdownSeconds = 10;
const readyPath = '/api/health/ready';

/**
 * Stops a server on SIGTERM or SIGINT. With DRAIN_SECONDS it first serves on for that time, but says that it is not
 * ready and asks clients to close their connections, so that a proxy sends it nothing when it closes: a request that
 * arrives on a connection at that moment would be lost.
 */
export class Shutdown {
  private isDraining = false;

  constructor(
    private readonly server: Server,
    private readonly shop: { close(): Promise<void> },
  ) {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void this.stop());
  }

  /** Prepares the response of a server that drains. Returns whether it has responded. */
  responds(request: IncomingMessage, response: ServerResponse): boolean {
    if (!this.isDraining) return false;
    response.setHeader('Connection', 'close');
    if (request.url?.split('?', 1)[0] !== readyPath) return false;
    sendError(request, response, { status: 503, code: 'stopping', message: 'This server is stopping.' });
    return true;
  }

  /** Completes the requests and mails in flight, closes idle connections, and exits after ten seconds at most. */
  private async stop(): Promise<void> {
    this.isDraining = true;
    await wait(setting('DRAIN_SECONDS') * 1000);
    setTimeout(() => process.exit(0), shutdownSeconds * 1000).unref();
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeIdleConnections();
    setInterval(() => this.server.closeIdleConnections(), 100).unref();
    await Promise.all([closed, runShutdownTasks()]);
    // Work that requests left for after their response.
    await this.shop.close();
    process.exit(0);
  }
}
