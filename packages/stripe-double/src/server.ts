import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { findSession, respond } from './api';
import { findCard } from './cards';
import { closedPage, confirmationPage, paymentPage } from './page';
import { ApiError, openDispute, payWithCard } from './payments';
import { loadState, type Session, type State } from './state';
import { WebhookSender, type WebhookFaults } from './webhooks';

/** What goes wrong with a call of the API: it fails before it did anything, or after it succeeded. */
export type CallFault = 'fails-before' | 'fails-after' | null;
export type Faults = WebhookFaults & { call: (method: string, path: string) => CallFault };

export type Options = {
  port?: number;
  host?: string;
  /** The host in the addresses that customers see; by default the one that the double listens on. */
  publicHost?: string;
  webhookUrl?: string;
  webhookSecret?: string;
  /** The file that keeps the state; without one it is in memory alone. */
  stateFile?: string;
  faults?: Partial<Faults>;
  /** Whether the account may capture a payment several times, as Stripe allows some. */
  multicapture?: boolean;
};

export type StripeDouble = {
  port: number;
  url: string;
  secretKey: string;
  /** What it remembers, for tests that compare it with a shop. */
  state: State;
  faults: Faults;
  /** What the account may do; a payment keeps what held when it was authorized. */
  account: { multicapture: boolean };
  /** Sets where webhooks go, for receivers that start later. */
  sendWebhooksTo(url: string, secret: string): void;
  /** Pays an open session without the page; returns the decline, or null. */
  pay(sessionId: string, cardNumber?: string): string | null;
  /** Opens a dispute about a captured payment. */
  dispute(intentId: string): void;
  /** Resolves when no webhook is on its way. */
  settled(): Promise<void>;
  stop(): Promise<void>;
};

const secretKey = 'sk_test_double';

const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** Starts a double on a port of this machine. */
export async function startStripeDouble(options: Options = {}): Promise<StripeDouble> {
  const { host = '127.0.0.1', stateFile } = options;
  const { state, save } = loadState(stateFile);
  const faults: Faults = {
    call: () => null,
    duplicate: () => false,
    delay: () => 0,
    retryDelay: (attempt) => 500 * 4 ** attempt,
    ...options.faults,
  };
  const account = { multicapture: options.multicapture ?? true };
  const cardOf = (number: string) => {
    const card = findCard(number);
    return card && { ...card, capturesOnce: !account.multicapture };
  };
  let target =
    options.webhookUrl && options.webhookSecret
      ? { url: options.webhookUrl, secret: options.webhookSecret }
      : null;
  const webhooks = new WebhookSender(() => target, faults);
  const emit = (type: string, object: object) => webhooks.send(type, object);
  let origin = '';

  const sendPage = (response: ServerResponse, status: number, html: string) =>
    response.writeHead(status, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(html);

  function redirect(response: ServerResponse, session: Session): void {
    const location = session.success_url?.replaceAll('{CHECKOUT_SESSION_ID}', session.id) ?? '/';
    response.writeHead(303, { ...headers, location }).end();
  }

  /** The hosted page: the card form, the confirmation of the bank, and the way back to the shop. */
  async function page(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    const session = findSession({ state, emit }, id);
    if (session.status !== 'open') return void sendPage(response, 200, closedPage(session));
    if (request.method !== 'POST') return void sendPage(response, 200, paymentPage(session));
    const form = new URLSearchParams(await text(request));
    const number = form.get('number') ?? '';
    const card = cardOf(number);
    if (!card)
      return void sendPage(response, 402, paymentPage(session, 'This is not one of the test cards.'));
    if (card.asks3ds && !form.has('confirmation'))
      return void sendPage(response, 200, confirmationPage(session, number));
    if (form.get('confirmation') === 'fail')
      return void sendPage(response, 402, paymentPage(session, 'Your bank did not confirm the payment.'));
    const decline = payWithCard(state, session, number, card, emit);
    save();
    if (decline) return void sendPage(response, 402, paymentPage(session, decline));
    redirect(response, session);
  }

  async function api(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const method = request.method ?? 'GET';
    const body = await text(request);
    const fault = faults.call(method, url.pathname);
    if (fault === 'fails-before') return void request.socket.destroy();
    const key = request.headers['idempotency-key'];
    const call = {
      method,
      path: url.pathname,
      query: url.search.slice(1),
      body,
      key: key as string | undefined,
    };
    const reply = respond({ state, emit, origin }, call);
    if (method !== 'GET') save();
    if (fault === 'fails-after') return void request.socket.destroy();
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://double');
    const [, session] = /^\/c\/pay\/(\w+)$/.exec(url.pathname) ?? [];
    if (session) return page(request, response, session);
    if (url.pathname.startsWith('/v1/')) return api(request, response, url);
    sendPage(response, 404, 'There is no such page.');
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      const status = error instanceof ApiError ? error.status : 500;
      sendPage(response, status, 'This can’t be paid.');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, host, resolve);
  });
  const address = server.address();
  const port = address !== null && typeof address !== 'string' ? address.port : 0;
  const url = `http://${host}:${port}`;
  origin = `http://${options.publicHost ?? host}:${port}`;
  return {
    port,
    url,
    secretKey,
    state,
    faults,
    account,
    sendWebhooksTo: (webhookUrl, secret) => void (target = { url: webhookUrl, secret }),
    pay: (sessionId, cardNumber = '4242424242424242') => {
      const session = findSession({ state, emit }, sessionId);
      const card = cardOf(cardNumber);
      if (session.status !== 'open' || !card) return 'The session can’t be paid.';
      return payWithCard(state, session, cardNumber, card, emit);
    },
    dispute: (intentId) => {
      const intent = state.intents[intentId];
      if (intent) openDispute(state, intent, 'fraudulent', emit);
    },
    settled: () => webhooks.settled(),
    stop: async () => {
      webhooks.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
