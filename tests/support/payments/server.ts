import { createServer, type IncomingMessage } from 'node:http';
import { buffer, json } from 'node:stream/consumers';
import { receiveWebhook } from '@/lib/payments/commands/receive-webhook';
import { settlePayments } from '@/lib/payments/commands/settle-payments';
import { onCrashingServer } from '../../integration/orders/faults';
import { works, type Subject, type WorkName } from './works';

/** A piece of work as the test sends it; `crash` stops it at one of its database operations. */
export type Request = {
  name: WorkName;
  subject: Subject;
  more?: unknown;
  crash?: { at: number; when: 'before' | 'after' };
};

async function receive(request: IncomingMessage): Promise<number> {
  const result = await receiveWebhook(
    await buffer(request),
    String(request.headers['stripe-signature'] ?? ''),
  );
  if (result.ok && result.value.order) await settlePayments(result.value.order);
  return result.ok ? 200 : 503;
}

async function work(request: IncomingMessage): Promise<unknown> {
  const { name, subject, more, crash } = (await json(request)) as Request;
  const run = () => works[name](subject, more as never) as Promise<unknown>;
  return crash ? (await onCrashingServer(crash.at, crash.when, run)).value : run();
}

/** A server process of the shop without its pages: it takes work and webhooks, and tests kill it at any moment. */
const server = createServer((request, response) => {
  const answer = async () => {
    if (request.url === '/webhook') response.writeHead(await receive(request)).end();
    else response.end(JSON.stringify((await work(request)) ?? null));
  };
  answer().catch((error: Error) => {
    if (!response.headersSent) response.writeHead(500);
    response.end(JSON.stringify({ error: error.message }));
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  process.stdout.write(`${address.port}\n`);
});
process.stdin.on('end', () => process.exit()).resume();
