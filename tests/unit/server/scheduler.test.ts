import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { jobNames } from '@/lib/jobs/rules';
import { runJob, startScheduler } from '@/server/scheduler';

let calls: string[] = [];
let status = 200;
let shop: Server;
const origin = () => `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;

beforeAll(async () => {
  process.env.CRON_SECRET = 'a secret shared by scheduler and shop';
  shop = createServer(({ method, url, headers }, response) => {
    calls.push(`${method} ${url} ${headers.authorization}`);
    response.writeHead(status).end();
    shop.emit('called');
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
});
beforeEach(() => {
  calls = [];
  status = 200;
});
afterAll(() => {
  shop.closeAllConnections();
  shop.close();
});

const authorization = 'Bearer a secret shared by scheduler and shop';

test('every job is called each minute if it is due, with the cron secret', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const timer = startScheduler(origin());
  for (let minute = 1; minute <= 2; minute++) {
    jest.advanceTimersByTime(59_999);
    expect(calls).toHaveLength(jobNames.length * (minute - 1));
    jest.advanceTimersByTime(1);
    while (calls.length < jobNames.length * minute) await once(shop, 'called');
  }
  clearInterval(timer);
  jest.useRealTimers();
  expect(calls.slice(0, jobNames.length).sort()).toEqual(
    jobNames.map((job) => `POST /api/cron/${job}?ifDue=1 ${authorization}`).sort(),
  );
});

test('a job succeeds only when the shop reports success', async () => {
  expect(await runJob(origin(), 'cache')).toBe(true);
  status = 503;
  expect(await runJob(origin(), 'cache')).toBe(false);
  expect(await runJob('http://127.0.0.1:9', 'cache')).toBe(false);
});
