import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isRequestId } from '@/lib/platform/request-id';
import { clientAddressOf, requestIdOf } from '@/server/client-address';

let server: Server;
let trustedProxies = 0;

beforeAll(async () => {
  server = createServer((request, response) => response.end(clientAddressOf(request, trustedProxies)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function addressOf(forwardedFor: string | undefined, proxies: number): Promise<string> {
  trustedProxies = proxies;
  const headers = forwardedFor === undefined ? undefined : { 'x-forwarded-for': forwardedFor };
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}/`, { headers })).text();
}

test('without a trusted proxy the client’s header is ignored', async () => {
  expect(await addressOf('203.0.113.9', 0)).toBe('127.0.0.1');
});

test.each([
  ['203.0.113.9', 1, '203.0.113.9'],
  ['6.6.6.6, 203.0.113.9', 1, '203.0.113.9'],
  ['6.6.6.6, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
  ['6.6.6.6, 7.7.7.7, 203.0.113.9, 10.0.0.2, 10.0.0.3', 3, '203.0.113.9'],
  // The request passed fewer proxies than the setting says.
  ['203.0.113.9', 2, '203.0.113.9'],
])('%s behind %d trusted proxies is the client %s', async (chain, proxies, address) => {
  expect(await addressOf(chain, proxies)).toBe(address);
});

test('a request that skipped the proxy has the address of its connection', async () => {
  expect(await addressOf(undefined, 1)).toBe('127.0.0.1');
});

test('a request has the id of a trusted proxy where that has the shape of one, else an id of our own', () => {
  const idOf = (id: string | undefined, proxies: number) =>
    requestIdOf({ headers: { 'x-request-id': id } } as unknown as IncomingMessage, proxies);
  const uuid = '3f2b8a4e-0c51-4d0e-9a57-6f0d4a1c2b3d';
  expect(idOf(uuid, 1)).toBe(uuid);
  for (const [id, proxies] of [
    [uuid, 0],
    [undefined, 1],
    ['short', 1],
    ['a b c d e f g h', 1],
    ['x'.repeat(65), 1],
    ['{"requestId":"forged"}', 1],
  ] as const) {
    const own = idOf(id, proxies);
    expect([id, proxies, own !== id, isRequestId(own)]).toEqual([id, proxies, true, true]);
  }
});
