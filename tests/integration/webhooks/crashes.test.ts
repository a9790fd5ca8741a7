import { setClock } from '@/lib/platform/clock';
import { deliveries } from '@/lib/webhooks/collection';
import { deliverWebhooks } from '@/lib/webhooks/jobs';
import { onCrashingServer } from '../orders/faults';
import { allowLoopback, causeEvents, clear, subscribe } from './fixtures';
import { Receiver } from './receiver';

const receiver = new Receiver();
const start = Date.parse('2126-05-04T08:00:00Z');
let minutes = 0;
const clock = () => start + minutes * 60_000;

beforeAll(async () => {
  allowLoopback();
  receiver.clock = clock;
  setClock(clock);
  await receiver.open();
  await clear();
  await subscribe(receiver);
});
afterAll(async () => {
  setClock();
  await receiver.close();
});

/** The sequence numbers of an object in the order in which each arrived first. */
const firstArrivals = (object: string) => [
  ...new Set(receiver.received.filter((one) => one.object === object).map(({ sequence }) => sequence)),
];

test('of a server that is killed 100 times, before or after any write, no event is lost or overtakes another', async () => {
  let repeated = 0;
  for (const when of ['before', 'after'] as const) {
    for (let time = 0; time < 50; time++) {
      const at = 1 + (time % 10);
      receiver.received = [];
      const causes = await Promise.all([causeEvents(2), causeEvents(2), causeEvents(1)]);
      const { died } = await onCrashingServer(at, when, () => deliverWebhooks());
      expect(died).toBe(true);
      // Another server goes on, at first beside the lease of the killed one.
      await deliverWebhooks();
      minutes += 2;
      await deliverWebhooks();
      for (const [index, cause] of causes.entries())
        expect(firstArrivals(`customer:${cause.toHexString()}`)).toEqual([1, 2].slice(0, index < 2 ? 2 : 1));
      expect(await deliveries().countDocuments({ state: { $ne: 'delivered' } })).toBe(0);
      repeated += receiver.received.length - 5;
    }
  }
  // Only what was sent and not yet recorded is sent again.
  expect(repeated).toBeLessThanOrEqual(100);
  expect(receiver.forged).toBe(0);
}, 120_000);

test('several servers at once send each event once and keep the order', async () => {
  receiver.received = [];
  const causes = await Promise.all(Array.from({ length: 6 }, () => causeEvents(4)));
  const workers: (typeof deliverWebhooks)[] = [];
  // Three separately loaded copies of the module stand in for three processes on one database.
  for (let count = 0; count < 3; count++) {
    await jest.isolateModulesAsync(async () => {
      (await import('@/lib/platform/clock')).setClock(clock);
      (await import('@/lib/platform/env')).env().WEBHOOK_ALLOWED_TARGETS = '127.0.0.1';
      workers.push((await import('@/lib/webhooks/jobs')).deliverWebhooks);
    });
  }
  await Promise.all(workers.map((worker) => worker()));
  minutes += 2;
  await deliverWebhooks();
  expect(receiver.received).toHaveLength(24);
  for (const cause of causes) expect(firstArrivals(`customer:${cause.toHexString()}`)).toEqual([1, 2, 3, 4]);
});
