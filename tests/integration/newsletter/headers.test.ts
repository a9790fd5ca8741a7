import { sendMessage } from '@/lib/contact/commands/send-message';
import { deliverOutbox } from '@/lib/mail/worker';
import { confirmSubscription, subscribe } from '@/lib/newsletter/commands';
import { env } from '@/lib/platform/env';
import { defaultShop } from '@/lib/settings/rules/shop';
import { PostOffice } from '../mail/smtp-test-server';

const office = new PostOffice();

beforeAll(async () => {
  env().SMTP_URL = await office.open();
});
beforeEach(() => {
  office.received = [];
});
afterAll(async () => {
  env().SMTP_URL = undefined;
  await office.close();
});

const headerOf = (index: number, name: string) =>
  office.received[index]?.headerLines.find(({ key }) => key === name)?.line;

test('a newsletter mail supports one-click unsubscribe, and shows the link', async () => {
  await subscribe(null, { email: 'reader@plant.example' });
  await deliverOutbox();
  const [token] = /[\w-]{43}/.exec(office.received[0]?.text ?? '') ?? [];
  await confirmSubscription(null, { token: token! });
  await deliverOutbox();
  expect(headerOf(0, 'list-unsubscribe')).toBeUndefined();
  expect(headerOf(1, 'list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const [, address] = /<(http[^>]+\/api\/newsletter\/unsubscribe\?token=[\w-]{43})>/.exec(
    (headerOf(1, 'list-unsubscribe') ?? '').replace(/\s/g, ''),
  )!;
  expect(office.received[1]?.html).toContain(`href="${address}"`);
  expect(office.received[1]?.text).toContain(address);
});

test('the shop’s mail about a message replies to its sender, whose name can’t add a header', async () => {
  await sendMessage(null, {
    topic: 'other',
    email: 'ada@plant.example',
    message: 'Hello',
    name: 'Ada\r\nBcc: everybody@spam.example',
  });
  await deliverOutbox();
  const index = office.received.findIndex(({ to }) => JSON.stringify(to).includes(defaultShop.email));
  expect(office.received[index]?.replyTo?.value[0]?.address).toBe('ada@plant.example');
  expect(office.received.some(({ bcc }) => bcc)).toBe(false);
});
