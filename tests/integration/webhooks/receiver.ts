import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Headers = IncomingMessage['headers'];
export type Received = { id: string; type: string; object: string; sequence: number; data: unknown };

/**
 * Whether one of the signatures is right by the Standard Webhooks specification. Written from the specification, on its
 * own: it shares no code with the shop.
 */
export function isSignedWith(secret: string, headers: Headers, body: string, time: number): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': given } = headers;
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof given !== 'string') return false;
  if (!/^\d+$/.test(timestamp) || Math.abs(time / 1000 - Number(timestamp)) > 300) return false;
  if (!secret.startsWith('whsec_')) return false;
  const key = Buffer.from(secret.substring(6), 'base64');
  const expected = createHmac('sha256', key).update([id, timestamp, body].join('.')).digest();
  return given.split(' ').some((part) => {
    const [version, signature = ''] = part.split(',');
    const bytes = Buffer.from(signature, 'base64');
    return version === 'v1' && bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
}

/** A receiver of webhooks: a real server that records what is signed rightly and answers 401 to all else. */
export class Receiver {
  server: Server | undefined;
  port = 0;
  secret = '';
  received: Received[] = [];
  forged = 0;
  clock = () => Date.now();
  /** The status of the answer, after a right signature. */
  answer: (message: Received) => number | 'hang up' = () => 204;

  get url() {
    return `http://127.0.0.1:${this.port}/events`;
  }

  async open(): Promise<void> {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const body = Buffer.concat(parts).toString('utf8');
        if (!isSignedWith(this.secret, request.headers, body, this.clock())) {
          this.forged += 1;
          response.writeHead(401).end('wrong signature');
          return;
        }
        const id = String(request.headers['webhook-id']);
        const message = { id, ...(JSON.parse(body) as Omit<Received, 'id'>) };
        const status = this.answer(message);
        if (status === 'hang up') return request.destroy();
        if (status < 300) this.received.push(message);
        response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end('noted');
      });
    });
    await new Promise<void>((done) => this.server!.listen(this.port, '127.0.0.1', done));
    this.port = (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    server?.closeAllConnections();
    await new Promise<void>((done) => (server ? server.close(() => done()) : done()));
  }
}
