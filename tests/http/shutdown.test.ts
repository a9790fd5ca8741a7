import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { closeTheDatabase, theDatabase } from '../support/factories';
import { theSettings } from '../support/open-shop';
import { demoCustomer, Person } from '../support/people';
import { startShop } from '../support/shop';

afterAll(closeTheDatabase);

/** A mail server that accepts a mail only when told to. */
function slowMailServer() {
  const mails: (() => void)[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => {
        mails.push(() => done());
        server.emit('mail');
      });
    },
  });
  server.on('error', () => undefined);
  return { server, mails };
}

test('on SIGTERM the mail in flight is completed and no other is started', async () => {
  const { server, mails } = slowMailServer();
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const arrived = once(server, 'mail');
  const shop = await startShop({ ...theSettings(), SMTP_URL: `smtp://127.0.0.1:${port}` });
  const sent = () => theDatabase().collection('outbox').countDocuments({ state: 'sent' });
  const sentBefore = await sent();

  const visitor = new Person(shop.url);
  for (let request = 0; request < 2; request++) {
    await visitor.post('/api/password/forgot', { email: demoCustomer.email });
  }
  await arrived;
  shop.process.kill('SIGTERM');
  // It has received the signal once it refuses connections.
  while (await fetch(`${shop.url}/api/health/live`).catch(() => null));
  expect(shop.process.exitCode).toBeNull();

  mails.forEach((accept) => accept());
  const [code] = await once(shop.process, 'exit');
  expect(code).toBe(0);
  expect(mails).toHaveLength(1);
  expect(await sent()).toBe(sentBefore + 1);
  await new Promise<void>((resolve) => server.close(resolve));
});

test('with DRAIN_SECONDS a server first says that it is not ready, and serves on', async () => {
  const shop = await startShop({ ...theSettings(), DRAIN_SECONDS: '3' });
  const get = (path: string) => fetch(shop.url + path);
  expect((await get('/api/health/ready')).status).toBe(200);
  const exited = shop.stop();
  const stoppedAt = Date.now();
  while ((await get('/api/health/ready')).status !== 503) expect(Date.now() - stoppedAt).toBeLessThan(2_500);
  const page = await get('/');
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  expect((await get('/api/health/live')).status).toBe(200);
  expect(await exited).toBe(0);
  expect(Date.now() - stoppedAt).toBeGreaterThan(2_900);
});
