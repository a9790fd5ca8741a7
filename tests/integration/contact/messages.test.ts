import { contactMessages } from '@/lib/contact/collection';
import { sendMessage } from '@/lib/contact/commands/send-message';
import { contactInput } from '@/lib/contact/schema';
import { outbox } from '@/lib/mail/collection';
import { defaultShop } from '@/lib/settings/rules/shop';

const messageInput = (more: Record<string, unknown> = {}) =>
  contactInput.parse({
    topic: 'order',
    name: 'Ada Berg',
    email: 'ada@plant.example',
    message: 'Where is my pallet truck?',
    ...more,
  });

const referenceOf = async (message: Promise<unknown>) =>
  ((await message) as { value: { reference: string } }).value.reference;

test('a message is stored and mailed to the shop, with the sender as the reply address', async () => {
  const reference = await referenceOf(sendMessage(null, messageInput({ product: 'pallet-truck' })));
  const kept = await contactMessages().findOne({ reference });
  expect(kept).toMatchObject({ name: 'Ada Berg', topic: 'order', product: 'pallet-truck', state: 'open' });
  const mail = await outbox().findOne({ to: defaultShop.email, subject: { $regex: `${reference}$` } });
  expect(mail!.replyTo).toBe('ada@plant.example');
  expect(mail!.text).toContain('Where is my pallet truck?');
  expect(mail!.text).toContain('/product/pallet-truck');
});

test('the sender gets a receipt without the sender’s text', async () => {
  const message = 'Buy cheap watches at spam.example';
  const reference = await referenceOf(
    sendMessage(null, messageInput({ message, name: 'spam.example', email: 'victim@home.example' })),
  );
  const [mail] = await outbox().find({ to: 'victim@home.example' }).toArray();
  expect(mail!.subject).toContain(reference);
  expect(mail!.text + mail!.html).not.toContain('spam.example');
});

test('the same message sent five times at once is one message with one reference', async () => {
  const input = messageInput({ message: 'Pressed twice', email: 'twice@plant.example' });
  const references = await Promise.all(
    Array.from({ length: 5 }, () => referenceOf(sendMessage(null, input))),
  );
  expect(new Set(references).size).toBe(1);
  expect(await contactMessages().countDocuments({ message: 'Pressed twice' })).toBe(1);
  expect(await outbox().countDocuments({ to: 'twice@plant.example' })).toBe(1);
});

test('a message with the honeypot field filled is thanked for, but not stored or mailed', async () => {
  const result = await sendMessage(
    null,
    messageInput({ email: 'bot@spam.example', website: 'https://spam.example' }),
  );
  expect(result.ok).toBe(true);
  expect(await contactMessages().countDocuments({ email: 'bot@spam.example' })).toBe(0);
  expect(await outbox().countDocuments({ to: 'bot@spam.example' })).toBe(0);
});

test('a quote request gives the shop product, SKU and quantity', async () => {
  const more = { topic: 'product-request', product: 'bench-vise', sku: 'BV/125', quantity: 2_500 };
  const reference = await referenceOf(sendMessage(null, messageInput(more)));
  expect(await contactMessages().findOne({ reference })).toMatchObject({ sku: 'BV/125', quantity: 2_500 });
  const mail = await outbox().findOne({ to: defaultShop.email, subject: { $regex: `${reference}$` } });
  expect(mail!.text).toMatch(/SKU\s+BV\/125/);
  expect(mail!.text).toMatch(/Quantity\s+2500/);
});

test('one address gets at most ten receipts a day; the shop still gets every message', async () => {
  const email = 'flooded@home.example';
  for (let count = 0; count < 13; count++) {
    await sendMessage(null, messageInput({ email, message: `Message ${count}` }));
  }
  expect(await outbox().countDocuments({ to: email })).toBe(10);
  expect(await outbox().countDocuments({ to: defaultShop.email, replyTo: email })).toBe(13);
});

test('markup in a message is plain text in the mail', async () => {
  const message = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  const reference = await referenceOf(
    sendMessage(null, messageInput({ message, email: 'markup@plant.example' })),
  );
  const mail = await outbox().findOne({ to: defaultShop.email, subject: { $regex: `${reference}$` } });
  expect(mail!.html).not.toMatch(/<script|<img/);
  expect(mail!.html).toContain('&lt;script&gt;');
});

test.each([
  ['an unknown topic', { topic: 'gossip' }],
  ['an empty message', { message: '   ' }],
  ['no name', { name: '' }],
  ['an address that is none', { email: 'ada@' }],
  ['an address with a second line', { email: 'ada@plant.example\nBcc: x@y.example' }],
  ['an operator for a product', { product: { $gt: '' } }],
  ['an unknown field', { admin: true }],
  ['a null byte', { message: 'a\u0000b' }],
])('%s is rejected', (_, wrong) => {
  const input = { topic: 'order', name: 'Ada', email: 'ada@plant.example', message: 'Hello', ...wrong };
  expect(contactInput.safeParse(input).success).toBe(false);
});
