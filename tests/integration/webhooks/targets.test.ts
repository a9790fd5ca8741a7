import type { LookupAddress } from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { env } from '@/lib/platform/env';
import { addEndpoint } from '@/lib/webhooks/commands/endpoints';
import { postMessage } from '@/lib/webhooks/commands/post-message';
import { isPublicAddress, targetProblem } from '@/lib/webhooks/commands/targets';
import { owner } from './fixtures';

let server: Server;
let port: number;
let connections = 0;
/** How the server treats a request. */
let treat: 'answer' | 'flood' | 'hang' = 'answer';

beforeAll(async () => {
  server = createServer((_, response) => {
    if (treat === 'answer') response.end('secrets of the network');
    if (treat !== 'flood') return;
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  });
  server.on('connection', () => (connections += 1));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  env().WEBHOOK_ALLOWED_TARGETS = undefined;
  connections = 0;
  treat = 'answer';
});
afterAll(() => {
  env().WEBHOOK_ALLOWED_TARGETS = undefined;
  server.closeAllConnections();
  server.close();
});

const resolving = (...answers: string[][]) => {
  const calls: string[] = [];
  const resolver = async (host: string): Promise<LookupAddress[]> => {
    calls.push(host);
    const addresses = answers[Math.min(calls.length, answers.length) - 1]!;
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  return { resolver, calls };
};
const post = (url: string, resolver?: ReturnType<typeof resolving>['resolver']) =>
  postMessage(url, {}, '{}', { resolver, timeout: 500 });

test.each([
  '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1 172.31.255.255',
  '192.0.0.1 192.168.1.1 198.18.0.1 224.0.0.1 239.255.255.255 255.255.255.255 168.63.129.16',
  ':: ::1 fc00::1 fd12:3456::1 fe80::1 fe80::1%eth0 fec0::1 ff02::1 2001:db8::1 100::1 64:ff9b::a00:1',
  '::ffff:127.0.0.1 ::ffff:7f00:1 0:0:0:0:0:ffff:10.0.0.1 ::127.0.0.1 2002:7f00:1:: 2001:0:7f00:1::',
])('private, loopback, link-local, multicast and mapped addresses are not public: %s', (addresses) => {
  expect(addresses.split(' ').filter(isPublicAddress)).toEqual([]);
});

test('addresses of public servers are public', () => {
  const addresses = ['1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:4700::1111', '::ffff:1.1.1.1'];
  expect(addresses.filter((address) => !isPublicAddress(address))).toEqual([]);
});

test.each([
  'http://erp.example/',
  'https://localhost/',
  'https://erp/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[fe80::1]/',
  'https://169.254.169.254/latest/meta-data/',
  'http://10.0.0.5/',
])('%s can be no endpoint', async (url) => {
  const result = await addEndpoint(owner, { url: new URL(url).href, description: '', events: ['order.*'] });
  expect(result).toMatchObject({ ok: false, failure: { code: 'forbidden-target', fields: { url: /./ } } });
});

test('the operator’s setting allows exactly what it names', () => {
  env().WEBHOOK_ALLOWED_TARGETS = 'erp.internal, 10.1.0.0/16, fd00::/8';
  const problems = (...urls: string[]) => urls.map((url) => targetProblem(url) === null);
  expect(
    problems('http://erp.internal/', 'https://erp.internal/', 'http://10.1.2.3/', 'https://[fd00::1]/'),
  ).toEqual([true, true, true, true]);
  expect(
    problems('https://10.2.0.1/', 'https://evil.erp.internal/', 'http://erp.example/', 'https://127.0.0.1/'),
  ).toEqual([false, true, false, false]);
});

test('a name that leads to a private address is not connected to', async () => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.1', '169.254.169.254']) {
    const { resolver } = resolving(['93.184.216.34', address]);
    const result = await post(`https://erp.example:${port}/`, resolver);
    expect(result).toMatchObject({ status: null, error: expect.stringContaining('public server') });
  }
  expect(connections).toBe(0);
});

test('a name that changes its address after the check leads nowhere else: it is resolved once', async () => {
  env().WEBHOOK_ALLOWED_TARGETS = '127.0.0.1, rebind.example';
  // The name exists nowhere: only the address that was checked can have been connected to.
  const first = resolving(['127.0.0.1'], ['127.0.0.2']);
  expect(await post(`http://rebind.example:${port}/`, first.resolver)).toMatchObject({ status: 200 });
  expect(first.calls).toEqual(['rebind.example']);
  env().WEBHOOK_ALLOWED_TARGETS = undefined;
  connections = 0;
  // Public at the check of one attempt, private at the next: that one is refused.
  const second = resolving(['127.0.0.1'], ['93.184.216.34']);
  expect((await post(`https://rebind.example:${port}/`, second.resolver)).error).toContain('127.0.0.1');
  expect(connections).toBe(0);
});

test('a server that can’t be reached is told in words, with the code of the error', async () => {
  env().WEBHOOK_ALLOWED_TARGETS = '127.0.0.1, erp.example';
  expect(await post('http://127.0.0.1:1/')).toMatchObject({
    status: null,
    error: 'The server accepts no connections (ECONNREFUSED)',
  });
  const unknown = () => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' }));
  expect((await post('http://erp.example/', unknown)).error).toBe(
    'There is no server of this name (ENOTFOUND)',
  );
});

test('of an endless response the beginning is stored', async () => {
  env().WEBHOOK_ALLOWED_TARGETS = '127.0.0.1';
  treat = 'flood';
  const result = await post(`http://127.0.0.1:${port}/`);
  expect(result).toMatchObject({ status: 200, error: '' });
  expect(result.response).toHaveLength(2_000);
});

test('a receiver that never answers is given up', async () => {
  env().WEBHOOK_ALLOWED_TARGETS = '127.0.0.1';
  treat = 'hang';
  expect(await post(`http://127.0.0.1:${port}/`)).toMatchObject({
    status: null,
    error: 'No complete response within 0.5 seconds',
  });
});
