import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import { metrics } from '../lib/platform/metrics';
import { notFoundPath } from './not-found';
import { storedFiles, storedPages } from './stored-responses';

/** Starts to measure this process: memory, processor time, event loop, collected garbage, and the stored responses. */
export function watchProcess(): void {
  const { registry } = metrics();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const watched = { pages: storedPages, files: storedFiles };
  const units = { bytes: 'Size', entries: 'Number' } as const;
  for (const unit of ['bytes', 'entries'] as const)
    new Gauge({
      name: `hexbolt_response_cache_${unit}`,
      help: `${units[unit]} of the stored responses: pages, or files such as pictures and documents.`,
      labelNames: ['holds'],
      registers,
      collect() {
        for (const [holds, { size }] of Object.entries(watched)) this.set({ holds }, size[unit]);
      },
    });
}

/** Counts a response that was sent as it is stored. */
export function countStoredResponse(status: number): void {
  const { storedResponses } = metrics();
  storedResponses.set(status, (storedResponses.get(status) ?? 0) + 1);
}

/** What a path asks for; few kinds, because each is a series of its own. */
function kindOf(path: string): string {
  if (path.startsWith('/api/cron/')) return 'job';
  if (path.startsWith('/api/')) return 'api';
  if (path.startsWith('/dashboard')) return 'dashboard';
  return /^\/(_next|pictures)\//.test(path) || /\.\w+$/.test(path) ? 'file' : 'page';
}

/** Counts and times a request for an address as it came, once its response has been sent. */
export function countRequest(
  asked: string,
  { method = '' }: IncomingMessage,
  response: ServerResponse,
): void {
  // Only this server itself asks for it: the visitor's request is counted.
  if (asked === notFoundPath) return;
  const begun = performance.now();
  const kind = kindOf(asked.split('?', 1)[0] ?? '');
  response.once('finish', () => {
    const { requests, requestSeconds } = metrics();
    requests.inc({ source: 'shop', method, status: String(response.statusCode) });
    requestSeconds.observe({ kind }, (performance.now() - begun) / 1000);
  });
}
