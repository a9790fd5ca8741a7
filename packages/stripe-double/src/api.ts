import { createHash } from 'node:crypto';
import { numberAt, parseParameters, textAt, textsAt, type Parameters } from './form-body';
import { ApiError, cancel, capture, expireSession, refund, type Emit } from './payments';
import { newId, seconds, type Intent, type Session, type State } from './state';

export type Reply = { status: number; body: string };
type Context = { state: State; emit: Emit; origin: string };

const missing = (kind: string, id: string) =>
  new ApiError(404, 'invalid_request_error', `No such ${kind}: '${id}'`, 'resource_missing');

function createSession({ state, origin, emit }: Context, body: Parameters): Session {
  const amount = numberAt(body, 'line_items', '0', 'price_data', 'unit_amount');
  const currency = textAt(body, 'line_items', '0', 'price_data', 'currency');
  const expiresAt = numberAt(body, 'expires_at') ?? seconds() + 24 * 60 * 60;
  if (!amount || !Number.isInteger(amount) || amount < 0 || !currency)
    throw new ApiError(400, 'invalid_request_error', 'Missing required param: line_items[0][price_data].');
  // Stripe's limit, less the time that a call may take.
  if (expiresAt < seconds() + 29 * 60)
    throw new ApiError(
      400,
      'invalid_request_error',
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
    );
  const id = newId('cs_test');
  const session: Session = {
    id,
    object: 'checkout.session',
    amount_total: amount * (numberAt(body, 'line_items', '0', 'quantity') ?? 1),
    cancel_url: textAt(body, 'cancel_url') ?? null,
    client_reference_id: textAt(body, 'client_reference_id') ?? null,
    created: seconds(),
    currency,
    customer_email: textAt(body, 'customer_email') ?? null,
    expires_at: expiresAt,
    livemode: false,
    metadata: textsAt(body, 'metadata'),
    mode: 'payment',
    multicapture: textAt(body, 'payment_method_options', 'card', 'request_multicapture') === 'if_available',
    name: textAt(body, 'line_items', '0', 'price_data', 'product_data', 'name') ?? '',
    payment_intent: null,
    payment_intent_data: {
      capture_method: textAt(body, 'payment_intent_data', 'capture_method') ?? 'automatic',
      description: textAt(body, 'payment_intent_data', 'description') ?? null,
      metadata: textsAt(body, 'payment_intent_data', 'metadata'),
    },
    payment_status: 'unpaid',
    status: 'open',
    success_url: textAt(body, 'success_url') ?? null,
    url: `${origin}/c/pay/${id}`,
  };
  state.sessions[id] = session;
  emit('checkout.session.created', session);
  return session;
}

/** A session whose time is over is expired, as Stripe does in the background. */
export function findSession({ state, emit }: Omit<Context, 'origin'>, id: string): Session {
  const session = state.sessions[id];
  if (!session) throw missing('checkout.session', id);
  if (session.status === 'open' && session.expires_at <= seconds()) expireSession(session, emit);
  return session;
}

function findIntent({ state }: Context, id: string): Intent {
  const intent = state.intents[id];
  if (!intent) throw missing('payment_intent', id);
  return intent;
}

const expanded = (state: State, intent: Intent) => ({
  ...intent,
  latest_charge: intent.latest_charge ? (state.charges[intent.latest_charge] ?? null) : null,
});

function listOf<T extends { id: string; created: number }>(url: string, all: T[], query: Parameters) {
  const since = numberAt(query, 'created', 'gte') ?? 0;
  const limit = numberAt(query, 'limit') ?? 10;
  const newest = all.filter(({ created }) => created >= since).toReversed();
  const start = newest.findIndex(({ id }) => id === textAt(query, 'starting_after')) + 1;
  const data = newest.slice(start, start + limit);
  return { object: 'list', url, has_more: start + limit < newest.length, data };
}

/** Runs one call of the API. */
function run(context: Context, method: string, path: string, parameters: Parameters): object {
  const { state, emit } = context;
  const [, , kind = '', first = '', second = '', third = ''] = path.split('/');
  const isWrite = method === 'POST';
  if (kind === 'checkout' && first === 'sessions') {
    if (isWrite && !second) return createSession(context, parameters);
    const session = findSession(context, second);
    return isWrite && third === 'expire' ? expireSession(session, emit) : session;
  }
  if (kind === 'payment_intents') {
    const withCharge = (intent: Intent) =>
      textAt(parameters, 'expand', '0') || textAt(parameters, 'expand', '')
        ? expanded(state, intent)
        : intent;
    if (!first) {
      const list = listOf('/v1/payment_intents', Object.values(state.intents), parameters);
      return { ...list, data: list.data.map((intent) => expanded(state, intent)) };
    }
    const intent = findIntent(context, first);
    if (isWrite && second === 'capture') {
      const amount = numberAt(parameters, 'amount_to_capture') ?? intent.amount_capturable;
      return withCharge(
        capture(state, intent, amount, textAt(parameters, 'final_capture') !== 'false', emit),
      );
    }
    if (isWrite && second === 'cancel')
      return withCharge(cancel(intent, textAt(parameters, 'cancellation_reason'), emit));
    if (!isWrite) return withCharge(intent);
  }
  const ofIntent = <T extends { payment_intent: string }>(all: Record<string, T>) =>
    Object.values(all).filter((one) => one.payment_intent === textAt(parameters, 'payment_intent'));
  if (kind === 'refunds' && isWrite) {
    const intent = findIntent(context, textAt(parameters, 'payment_intent') ?? '');
    return refund(state, intent, numberAt(parameters, 'amount'), textsAt(parameters, 'metadata'), emit);
  }
  if (kind === 'refunds')
    return listOf('/v1/refunds', ofIntent({ ...state.releases, ...state.refunds }), parameters);
  if (kind === 'disputes' && !isWrite) return listOf('/v1/disputes', ofIntent(state.disputes), parameters);
  throw new ApiError(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path}).`);
}

/** Responds to one call; a repeat under an idempotency key gets the stored response. */
export function respond(
  context: Context,
  call: { method: string; path: string; query: string; body: string; key: string | undefined },
): Reply {
  const { state } = context;
  const { method, path, query, body, key } = call;
  const hash = createHash('sha256').update(`${method} ${path} ${body}`).digest('hex');
  const stored = key === undefined ? undefined : state.responses[key];
  if (stored && stored.hash === hash) return stored;
  let reply: Reply;
  try {
    if (stored)
      throw new ApiError(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      );
    const value = run(context, method, path, parseParameters(method === 'GET' ? query : body));
    reply = { status: 200, body: JSON.stringify(value) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, type, code, message } = error;
    return { status, body: JSON.stringify({ error: { type, code, message } }) };
  }
  if (key !== undefined) state.responses[key] = { ...reply, hash };
  return reply;
}
