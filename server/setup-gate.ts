import type { IncomingMessage, ServerResponse } from 'node:http';
import { resourcePolicy, securityHeaders } from '../lib/shared/security-headers.mjs';
import { sendError } from './error-response';
import { runJob } from './scheduler';

const open =
  /^\/(setup|_next|brand|pictures|api\/(setup|health|cron|images|auth|me|user)|favicon\.ico|icons)(\/|$|\?)/;

const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>This shop is being set up</title>
<style>:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;font:1.125rem/1.6 system-ui,sans-serif}h1{line-height:1.1}</style></head>
<body><main><h1>This shop is being set up</h1><p>Please come back a little later.</p><p>Is it yours? <a href="/setup">Set it up</a> with the code that the server has printed.</p></main></body></html>`;

/** Asks the shop at `origin` whether it waits to be set up; null when it can't say. */
async function askShop(origin: string): Promise<boolean | null> {
  const response = await fetch(`${origin}/api/setup`, { signal: AbortSignal.timeout(2_000) }).catch(
    () => null,
  );
  if (!response?.ok) return null;
  const { open: isOpen } = (await response.json()) as { open: boolean };
  return isOpen;
}

/**
 * Keeps visitors out of a shop that has nothing to show yet. Once the shop is set up, by whichever server, this one
 * expires the pages that it rendered before and asks no more.
 */
export class SetupGate {
  private state: 'unknown' | 'closed' | 'shop is open' = 'unknown';
  private asking: Promise<void> | undefined;
  origin = '';

  /** Asks the shop; requests that come meanwhile wait for the same answer. */
  private refresh(): Promise<void> {
    this.asking ??= this.ask().finally(() => (this.asking = undefined));
    return this.asking;
  }

  private async ask(): Promise<void> {
    const isOpen = await askShop(this.origin);
    if (isOpen === null) return;
    if (!isOpen && this.state === 'closed') await runJob(this.origin, 'cache');
    this.state = isOpen ? 'closed' : 'shop is open';
  }

  /** Whether the shop is set up, as far as this server knows: nothing is asked any more. */
  get isOpen(): boolean {
    return this.state === 'shop is open';
  }

  /** Asks for the first time. */
  async start(origin: string): Promise<void> {
    this.origin = origin;
    await this.refresh();
  }

  /**
   * Whether this request must wait until the shop is set up. A shop that has never answered, as in an outage of its
   * database, counts as set up: its cached pages are better than none.
   */
  async blocks({ url = '/' }: Pick<IncomingMessage, 'url'>): Promise<boolean> {
    if (this.isOpen || open.test(url)) return false;
    await this.refresh();
    return this.state === 'closed';
  }
}

/** Says that the shop is being set up: 503, so that search engines come back. */
export function sendSetupNotice(request: IncomingMessage, response: ServerResponse): void {
  const headers = { 'Retry-After': '600', 'X-Robots-Tag': 'noindex' };
  if (request.url?.startsWith('/api/')) {
    const message = 'This shop is being set up.';
    return sendError(request, response, { status: 503, code: 'not-set-up', message, headers });
  }
  response.writeHead(503, {
    ...securityHeaders,
    ...headers,
    'Content-Security-Policy': resourcePolicy,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': String(Buffer.byteLength(page)),
  });
  response.end(request.method === 'HEAD' ? undefined : page);
  request.resume();
}
