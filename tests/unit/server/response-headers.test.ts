import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { prepareResponse } from '@/server/response-headers';

let server: Server;
let url: string;

// Responds as Next does to a method that a route handler doesn't export.
beforeAll(async () => {
  server = createServer((request, response) => {
    prepareResponse(request, response);
    response.statusCode = 405;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('a call of the API with a method that it lacks is an error in the form of all others', async () => {
  const response = await fetch(`${url}/api/orders`, { method: 'DELETE' });
  expect(response.status).toBe(405);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
  expect(await response.json()).toEqual({
    error: { code: 'method-not-allowed', message: expect.stringContaining('/api/docs') },
  });
});

test('its HEAD has the same status without a body', async () => {
  const response = await fetch(`${url}/api/orders`, { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([405, '']);
});

test('a page with such a method stays as Next answers it', async () => {
  expect(await (await fetch(`${url}/shop`, { method: 'DELETE' })).text()).toBe('');
});
