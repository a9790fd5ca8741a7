import { closeTheDatabase, theDatabase, uniqueIpAddress } from '../support/factories';
import { theSettings, theShop } from '../support/open-shop';
import { demoAdmin, Person } from '../support/people';

afterAll(closeTheDatabase);

const read = (headers: HeadersInit) => fetch(`${theShop()}/api/metrics`, { headers });

/** The value of one series; 0 while it is not there. */
async function valueOf(series: string): Promise<number> {
  const response = await read({ authorization: `Bearer ${theSettings().METRICS_TOKEN}` });
  const line = (await response.text()).split('\n').find((each) => each.startsWith(`${series} `));
  return Number(line?.slice(series.length) ?? 0);
}

test('metrics are read with the token alone, and never stored', async () => {
  expect((await read({})).status).toBe(401);
  expect((await read({ authorization: 'Bearer of another secret' })).status).toBe(401);
  const admin = await new Person(theShop(), uniqueIpAddress()).signIn(demoAdmin);
  expect((await admin.get('/api/metrics')).status).toBe(401);
  const response = await read({ authorization: `Bearer ${theSettings().METRICS_TOKEN}` });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test('stored responses are counted apart from those that the shop made, and errors by their status', async () => {
  const page = () => fetch(`${theShop()}/terms`).then((response) => response.text());
  await page();
  await page();
  const stored = 'hexbolt_http_requests_total{source="cache",method="GET",status="200"}';
  const missing = 'hexbolt_http_requests_total{source="shop",method="GET",status="404"}';
  const before = [await valueOf(stored), await valueOf(missing)];
  for (let time = 0; time < 3; time++) await page();
  await fetch(`${theShop()}/product/no-such-product`);
  await fetch(`${theShop()}/api/no-such-call`);
  expect(await valueOf(stored)).toBe(before[0]! + 3);
  expect(await valueOf(missing)).toBe(before[1]! + 2);
  expect(await valueOf('hexbolt_response_cache_entries{holds="pages"}')).toBeGreaterThan(0);
});

test('what the database holds is counted when it is asked for', async () => {
  const failed = 'hexbolt_waiting{what="failed mails"}';
  const before = await valueOf(failed);
  const outbox = theDatabase().collection<{ _id: string; state: string }>('outbox');
  await outbox.insertOne({ _id: 'a mail that nobody takes', state: 'failed' });
  expect(await valueOf(failed)).toBe(before + 1);
  await outbox.deleteOne({ _id: 'a mail that nobody takes' });
  expect(await valueOf('hexbolt_database_connections{state="open"}')).toBeGreaterThan(0);
});

test('everything that docs/operations.md promises is measured', async () => {
  await fetch(`${theShop()}/login`).then((response) => response.text());
  const token = theSettings().METRICS_TOKEN;
  const calls = { method: 'POST', headers: { authorization: `Bearer ${theSettings().CRON_SECRET}` } };
  expect((await fetch(`${theShop()}/api/cron/mail`, calls)).status).toBe(200);
  const text = await (await read({ authorization: `Bearer ${token}` })).text();
  for (const series of [
    'hexbolt_http_requests_total{',
    'hexbolt_http_request_duration_seconds_bucket{',
    'hexbolt_response_cache_bytes{',
    '# TYPE hexbolt_orders gauge',
    'hexbolt_waiting{what="unpaid orders"}',
    'hexbolt_waiting{what="payments to look at"}',
    'hexbolt_waiting{what="mails"}',
    'hexbolt_waiting{what="webhooks"}',
    'hexbolt_job_age_seconds{job="mail"}',
    'hexbolt_job_failures{job="mail"}',
    'hexbolt_database_connections{state="in use"}',
    'process_cpu_seconds_total ',
    'process_resident_memory_bytes ',
    'nodejs_eventloop_lag_p99_seconds ',
    'nodejs_gc_duration_seconds_count{',
  ])
    expect([series, text.includes(`\n${series}`)]).toEqual([series, true]);
});
