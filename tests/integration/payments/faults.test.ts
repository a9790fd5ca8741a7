import { receiveWebhook } from '@/lib/payments/commands/receive-webhook';
import { settleDuePayments } from '@/lib/payments/commands/settle-payments';
import { checkBooks } from '@/lib/payments/commands/check-books';
import { setClock } from '@/lib/platform/clock';
import { startServers } from '../../support/payments/servers';
import { startStripe, webhookSecret } from '../../support/stripe';
import { bodyFor, createCustomer, createProduct } from '../orders/fixtures';
import { openAccount } from './bank-fixtures';
import { expectBooksToBalance, expectUnitsToBalance } from './books';
import { closeBooks } from './close-books';
import { move, openPage, paidOrder, placeCardOrder } from './fixtures';
import { below, chance, eventsOn, pick, type Life } from './lives';

const orderCount = Number(process.env.ORDERS ?? 40);
const rounds = 6;
const kills = 14;
const sideBySide = 40;
const units = 100_000;

let stripe: Awaited<ReturnType<typeof startStripe>>;

beforeAll(openAccount);
beforeEach(async () => {
  stripe = await startStripe();
});
afterEach(async () => {
  setClock();
  await stripe.close();
});

test('messages that come twice, late and in another order leave the order as the last of them says', async () => {
  const sku = await createProduct(100);
  const sent: { body: Buffer; signature: string }[] = [];
  const { signatureOf } = await import('@hexbolt/stripe-double/webhooks');
  const { customer, order } = await placeCardOrder([[sku, 2]]);
  stripe.pay(await openPage(customer, order.number));
  await stripe.settled();
  await move(order.number, 'confirmed');
  await move(order.number, 'shipped');
  await settleDuePayments();
  await stripe.settled();
  const [payment] = (await paidOrder(order.number)).payments;
  const before = await paidOrder(order.number);
  for (const type of [
    'payment_intent.succeeded',
    'payment_intent.amount_capturable_updated',
    'payment_intent.created',
  ]) {
    const object = { id: payment!.id, object: 'payment_intent', status: 'requires_capture', amount: 1 };
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
    sent.push({ body: Buffer.from(body), signature: signatureOf(body, webhookSecret) });
  }
  for (const { body, signature } of [...sent, ...sent])
    expect(await receiveWebhook(body, signature)).toMatchObject({ ok: true });
  expect(await paidOrder(order.number)).toEqual(before);
});

const methods = ['card', 'card', 'card', 'bank-transfer', 'invoice'] as const;

/** Lets orders live side by side, and kills a server again and again while they do. */
async function letLive<T>(
  purchases: T[],
  {
    place,
    happen,
  }: { place: (purchase: T) => Promise<Life>; happen: (life: Life, round: number) => unknown },
  kill: () => Promise<void>,
): Promise<Life[]> {
  const lives: Life[] = [];
  const queue = purchases.values();
  const interval = Math.floor((purchases.length * (rounds + 1)) / (kills + 1));
  let steps = 0;
  const step = async () => {
    if (++steps % interval === 0 && steps <= kills * interval) await kill();
  };
  const worker = async () => {
    for (const purchase of queue) {
      await step();
      const life = await place(purchase);
      lives.push(life);
      for (let round = 0; round < rounds; round++) {
        await step();
        await happen(life, round);
      }
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, worker));
  return lives;
}

test(`${orderCount} orders with every fault and killed servers: all books agree, to the cent`, async () => {
  const skus = await Promise.all(
    Array.from({ length: 20 }, (_, index) => createProduct(units, { price: 1_237 + 391 * index })),
  );
  const customers = Array.from({ length: 60 }, () => createCustomer());
  const servers = await startServers(2);
  stripe.sendWebhooksTo(servers.webhookUrl, webhookSecret);
  const events = eventsOn(servers, stripe);
  const purchases = await Promise.all(
    Array.from({ length: orderCount }, async (_, index) => {
      const bought = new Set(chance(0.5) ? [pick(skus), pick(skus)] : [pick(skus)]);
      const lines = [...bought].map((sku): [string, number] => [sku, 1 + below(4)]);
      const payment = { method: methods[index % methods.length]!, purchaseOrder: '' };
      return { customer: pick(customers), body: await bodyFor(lines, { payment }) };
    }),
  );
  Object.assign(stripe.faults, {
    call: () => (chance(0.06) ? 'fails-after' : chance(0.03) ? 'fails-before' : null),
    duplicate: () => chance(0.3),
    delay: () => below(120),
    retryDelay: (attempt: number) => 100 * attempt,
  });
  const place = ({ customer, body }: (typeof purchases)[number]) => events.place(customer, body);
  const lives = await letLive(purchases, { place, happen: events.happen }, servers.kill);
  await stripe.settled();
  Object.assign(stripe.faults, { call: () => null, duplicate: () => false, delay: () => 0 });
  expect(servers.kills()).toBe(kills);

  const numbers = lives.map(({ order }) => order.number);
  expect(new Set(numbers).size).toBe(orderCount);
  await closeBooks(lives, servers);
  await stripe.settled();
  await servers.stop();
  const { byCard, byTransfer, refunds } = await expectBooksToBalance(numbers, stripe);
  expect([byCard > 0, byTransfer > 0, refunds > orderCount / 10]).toEqual([true, true, true]);
  for (const sku of skus) await expectUnitsToBalance(sku, units);
  // The hourly comparison agrees: nothing that the shop does by itself is a difference.
  expect(await checkBooks(new Date(0))).toMatchObject({ differences: [] });
}, 900_000);
