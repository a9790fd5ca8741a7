import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SetupGate } from '@/server/setup-gate';

let shop: Server | undefined;
let questions: number;

/** A shop that gives these answers to "are you waiting to be set up?", the last one again and again. */
async function startShop(answers: ('outage' | 'waiting' | 'set up')[]): Promise<string> {
  questions = 0;
  shop = createServer((request, response) => {
    if (request.url !== '/api/setup') return void response.end();
    const answer = answers[Math.min(questions++, answers.length - 1)];
    response.statusCode = answer === 'outage' ? 500 : 200;
    response.end(JSON.stringify({ open: answer === 'waiting' }));
  });
  await new Promise<void>((resolve) => shop?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
}

afterEach(() => {
  shop?.closeAllConnections();
  shop?.close();
});

async function gateOf(...answers: ('outage' | 'waiting' | 'set up')[]): Promise<SetupGate> {
  const gate = new SetupGate();
  await gate.start(await startShop(answers));
  return gate;
}

test('a shop that waits to be set up shows visitors nothing but its setup', async () => {
  const gate = await gateOf('waiting');
  expect(await gate.blocks({ url: '/shop' })).toBe(true);
  expect(await gate.blocks({ url: '/setup' })).toBe(false);
  expect(await gate.blocks({ url: '/api/setup' })).toBe(false);
});

test('a shop that could not say at its start is asked again by the next request', async () => {
  const gate = await gateOf('outage', 'waiting');
  expect(await gate.blocks({ url: '/shop' })).toBe(true);
});

test('a shop that never answers, as in an outage of its database, shows its cached pages', async () => {
  const gate = await gateOf('outage');
  expect(await gate.blocks({ url: '/shop' })).toBe(false);
  expect(gate.isOpen).toBe(false);
});

test('a shop that was set up by another server opens here, and is asked no more', async () => {
  const gate = await gateOf('waiting', 'set up');
  expect(await gate.blocks({ url: '/shop' })).toBe(false);
  expect(gate.isOpen).toBe(true);
  await gate.blocks({ url: '/' });
  expect(questions).toBe(2);
});

test('requests that come together ask the shop once', async () => {
  const gate = await gateOf('outage', 'waiting');
  const blocked = await Promise.all(['/', '/shop', '/contact'].map((url) => gate.blocks({ url })));
  expect(blocked).toEqual([true, true, true]);
  expect(questions).toBe(2);
});
