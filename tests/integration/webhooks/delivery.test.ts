import { eventsIndex, eventSources } from '@/lib/events/outbox';
import { setClock } from '@/lib/platform/clock';
import { deliveries, endpoints } from '@/lib/webhooks/collection';
import { changeEndpoint, rotateSecret } from '@/lib/webhooks/commands/endpoints';
import { replayDelivery, sendTest } from '@/lib/webhooks/commands/send-now';
import { countFailedDeliveries, findEndpoint, listDeliveries } from '@/lib/webhooks/queries';
import { deliverWebhooks } from '@/lib/webhooks/jobs';
import { outbox } from '@/lib/mail/collection';
import { deliverOutbox } from '@/lib/mail/worker';
import { openAccount } from '@/lib/users/commands/open-account';
import { setRole } from '@/lib/users/commands/roles';
import { ObjectId } from 'mongodb';
import { explained } from '../explained';
import { allCollections } from '../../../scripts/indexes';
import { allowLoopback, causeAnother, causeEvents, clear, owner, stateOf, subscribe } from './fixtures';
import { Receiver } from './receiver';

const receiver = new Receiver();
// Far in the future, so that the database's TTL index never deletes a delivery.
const start = Date.parse('2126-05-04T08:00:00Z');
let minutes = 0;
const clock = () => start + minutes * 60_000;
const pass = (more: number) => (minutes += more);

beforeAll(async () => {
  allowLoopback();
  receiver.clock = clock;
  setClock(clock);
  await receiver.open();
});
beforeEach(async () => {
  await clear();
  receiver.received = [];
  receiver.forged = 0;
  receiver.answer = () => 204;
});
afterAll(async () => {
  setClock();
  await receiver.close();
});

const sequences = (object?: string) =>
  receiver.received.filter((one) => !object || one.object === object).map(({ sequence }) => sequence);

test('the list of event sources names every collection whose documents carry events', () => {
  const carriers = allCollections.filter(({ indexes }) => indexes.includes(eventsIndex));
  expect(carriers.map(({ collectionName }) => collectionName).sort()).toEqual(
    [...eventSources.keys()].sort(),
  );
});

test('an event gets from the document that caused it to its subscribers alone, signed, once', async () => {
  await subscribe(receiver);
  const id = await causeEvents(3);
  await deliverWebhooks();
  await deliverWebhooks();
  const object = `customer:${id.toHexString()}`;
  expect(receiver.received.map(({ type, object: about, sequence }) => [type, about, sequence])).toEqual(
    [1, 2, 3].map((sequence) => ['customer.updated', object, sequence]),
  );
  expect(new Set(receiver.received.map((one) => one.id)).size).toBe(3);
  expect(receiver.forged).toBe(0);
  await changeEndpoint(owner, (await endpoints().findOne())!._id.toHexString(), { events: ['order.*'] });
  await causeAnother(id, 'Nobody hears');
  await deliverWebhooks();
  expect(receiver.received).toHaveLength(3);
});

test('what happens while a receiver is down for a day arrives afterwards, in order for each object', async () => {
  const id = await subscribe(receiver);
  await receiver.close();
  const causes = await Promise.all(Array.from({ length: 5 }, () => causeEvents(1)));
  for (let hour = 0; hour < 24; hour += 2) {
    await deliverWebhooks();
    for (const cause of causes.slice(0, 1 + (hour % 5))) await causeAnother(cause, `Hour ${hour}`);
    pass(120);
  }
  expect((await findEndpoint(id))!.failingSince).not.toBeNull();
  await receiver.open();
  // At most two hours pass until the next attempt; what waited behind it follows at once.
  pass(120);
  await deliverWebhooks();
  for (const cause of causes) {
    const arrived = sequences(`customer:${cause.toHexString()}`);
    expect(arrived).toEqual(arrived.map((_, index) => index + 1));
  }
  expect(receiver.received).toHaveLength(await deliveries().countDocuments());
  expect(receiver.received.length).toBeGreaterThan(30);
  expect(await findEndpoint(id)).toMatchObject({ status: 'on', failingSince: null });
});

test('a refused event holds up its own object alone, and gives way after three days', async () => {
  await subscribe(receiver);
  const [bad, good] = [await causeEvents(2), await causeEvents(2)];
  const object = `customer:${bad.toHexString()}`;
  receiver.answer = (one) => (one.object === object && one.sequence === 1 ? 500 : 204);
  await deliverWebhooks();
  expect(sequences()).toEqual([1, 2]);
  expect(await stateOf(object)).toEqual(['waiting', 'waiting']);
  for (let hours = 0; hours < 74; hours += 2) {
    pass(120);
    if (hours % 24 === 0) await causeAnother(good, 'Meanwhile');
    await deliverWebhooks();
  }
  expect(await stateOf(object)).toEqual(['failed', 'delivered']);
  expect(await countFailedDeliveries()).toBe(1);
  const failed = (await listDeliveries({ state: 'failed' })).rows[0]!;
  expect(failed.log).toHaveLength(10);
  expect(failed.log[0]).toMatchObject({ status: 500, response: 'noted', error: 'The receiver answered 500' });
  expect(JSON.parse(failed.body)).toMatchObject({ type: 'customer.updated', object, sequence: 1 });
  // Sent again by hand, under the same id, and again.
  receiver.answer = () => 204;
  receiver.received = [];
  expect(await replayDelivery(owner, failed.id)).toMatchObject({ ok: true, value: { state: 'delivered' } });
  expect(await replayDelivery(owner, failed.id)).toMatchObject({ ok: true, value: { state: 'delivered' } });
  expect(receiver.received.map((one) => one.id)).toEqual([failed.event, failed.event]);
  expect(await countFailedDeliveries()).toBe(0);
});

test('old and new secret both sign for a day after a rotation', async () => {
  const id = await subscribe(receiver);
  const old = receiver.secret;
  const next = await rotateSecret(owner, id);
  if (!next.ok) throw new Error('not rotated');
  const attempt = async (secret: string) => {
    receiver.secret = secret;
    const sent = await sendTest(owner, id);
    return sent.ok && sent.value.state;
  };
  expect([await attempt(old), await attempt(next.value.secret)]).toEqual(['delivered', 'delivered']);
  pass(24 * 60 + 1);
  expect([await attempt(old), await attempt(next.value.secret)]).toEqual(['failed', 'delivered']);
  expect(JSON.stringify(await endpoints().findOne())).not.toContain(next.value.secret.slice(6));
});

test('an endpoint that fails for three days is paused with one mail to each owner, and resumes in order', async () => {
  const email = `owner-${minutes}@shop.example`;
  const _id = new ObjectId();
  await openAccount({ _id, name: 'Olga Owner', email, passwordHash: null, verified: true });
  await setRole('command-line', email, 'admin');
  const id = await subscribe(receiver);
  receiver.answer = () => 503;
  const cause = await causeEvents(1);
  for (let hours = 0; hours <= 80; hours += 2) {
    await deliverWebhooks();
    if (hours % 20 === 0) await causeAnother(cause, `Hour ${hours}`);
    pass(120);
  }
  expect(await findEndpoint(id)).toMatchObject({ status: 'paused' });
  await causeAnother(cause, 'While paused');
  await deliverWebhooks();
  await deliverOutbox();
  const subject = 'The webhook to 127.0.0.1:' + receiver.port + ' is paused';
  expect(await outbox().countDocuments({ to: email, subject })).toBe(1);
  receiver.answer = () => 204;
  await deliverWebhooks();
  expect(receiver.received).toEqual([]);
  await changeEndpoint(owner, id, { active: true });
  await deliverWebhooks();
  const object = `customer:${cause.toHexString()}`;
  const states = await stateOf(object);
  expect(states.filter((state) => state === 'waiting')).toEqual([]);
  const arrived = sequences(object);
  expect(arrived).toEqual([...arrived].sort((one, other) => one - other));
  // The first was given up with the endpoint's three days; all others waited.
  expect(arrived.at(-1)).toBe(states.length);
  await setRole('command-line', email, 'customer');
});

test.each([
  ['a redirect is not followed', 302, 'Redirects are not followed'],
  ['410 pauses the endpoint', 410, 'The receiver answered 410'],
])('%s', async (_, status, error) => {
  const id = await subscribe(receiver);
  receiver.answer = () => status;
  await causeEvents(1);
  await deliverWebhooks();
  const [delivery] = (await listDeliveries({ endpoint: id })).rows;
  expect(delivery).toMatchObject({ state: 'waiting', log: [{ status, error }] });
  expect((await findEndpoint(id))!.status).toBe(status === 410 ? 'paused' : 'on');
});

test('sending, the log and the counts use indexes', async () => {
  const id = await subscribe(receiver);
  receiver.answer = (one) => (one.sequence === 1 ? 500 : 204);
  await causeEvents(3);
  const plans = await explained(async () => {
    await deliverWebhooks();
    await listDeliveries({});
    await listDeliveries({ endpoint: id, state: 'failed' });
    await listDeliveries({ state: 'failed' });
    await countFailedDeliveries();
  });
  // There are at most 50 endpoints.
  const others = plans.filter(({ ran }) => ran !== 'webhookEndpoints');
  expect(new Set(others.map(({ ran }) => ran))).toEqual(
    new Set([...eventSources.keys(), 'webhookDeliveries']),
  );
  expect(others.filter(({ plan }) => /COLLSCAN|SORT/.test(plan))).toEqual([]);
});

test('an endpoint that is switched off gets nothing, not even later', async () => {
  const id = await subscribe(receiver);
  await changeEndpoint(owner, id, { active: false });
  await causeEvents(1);
  await deliverWebhooks();
  await changeEndpoint(owner, id, { active: true });
  await deliverWebhooks();
  expect(receiver.received).toEqual([]);
});
