import { createPublicKey, verify } from 'node:crypto';
import { outbox } from '@/lib/mail/collection';
import { setClock } from '@/lib/platform/clock';
import { quotes } from '@/lib/quotes/collection';
import { quoteToken, rotateQuoteKey } from '@/lib/quotes/commands/links';
import { findLinkedQuote, listPublicKeys } from '@/lib/quotes/queries/links';
import { createCustomer, createProduct } from '../orders/fixtures';
import { askFor, offer, staff } from './fixtures';

afterEach(() => setClock());

async function sentQuote() {
  const sku = await createProduct(5);
  const customer = createCustomer();
  const number = await askFor(customer, [[sku, 2]]);
  await offer(number, [[sku, 500]]);
  const { expiresAt } = (await quotes().findOne({ number }))!;
  return { number, customer, sku, expiresAt: expiresAt!, token: await quoteToken(number, 1, expiresAt!) };
}

test('the mail of a version has its PDF and a link that opens it without an account, as it was sent', async () => {
  const { number, customer, sku } = await sentQuote();
  const mail = await outbox().findOne({ to: customer.email });
  expect(mail!.attachments).toMatchObject([{ filename: `${number}-1.pdf`, contentType: 'application/pdf' }]);
  const token = /\/quote\/([\w.-]+)/.exec(mail!.text)![1]!;
  await offer(number, [[sku, 400]]);
  const linked = await findLinkedQuote(token);
  expect(linked).toMatchObject({ number, isReplaced: true, version: { version: 1 } });
  expect(linked!.version.lines).toMatchObject([{ sku, unitPrice: 500 }]);
});

test('a token with any bit flipped is refused, and so is any other spelling of it', async () => {
  const { token } = await sentQuote();
  expect(await findLinkedQuote(token)).not.toBeNull();
  const bytes = Buffer.from(token);
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const flipped = Buffer.from(bytes);
    flipped[bit >> 3]! ^= 1 << (bit & 7);
    expect([bit, await findLinkedQuote(flipped.toString('latin1'))]).toEqual([bit, null]);
  }
  for (const other of [`${token}=`, `${token}.`, ` ${token}`, `${token}A`, token.slice(0, -1)])
    expect(await findLinkedQuote(other)).toBeNull();
});

test('anybody can verify a token with the public keys alone', async () => {
  const { number, token } = await sentQuote();
  const [header = '', payload = '', signature = ''] = token.split('.');
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string };
  const { kty, crv, x } = (await listPublicKeys()).find((key) => key.kid === kid)!;
  const key = createPublicKey({ key: { kty, crv, x }, format: 'jwk' });
  const proof = Buffer.from(signature, 'base64url');
  expect(verify(null, Buffer.from(`${header}.${payload}`), key, proof)).toBe(true);
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
    quote: number,
    version: 1,
  });
});

test('after the key was replaced, earlier links work until they expire, and new ones have the new key', async () => {
  const { number, token, expiresAt } = await sentQuote();
  await rotateQuoteKey(staff);
  expect(await findLinkedQuote(token)).toMatchObject({ number });
  const next = await quoteToken(number, 1, expiresAt);
  expect(next.split('.')[0]).not.toBe(token.split('.')[0]);
  expect(await findLinkedQuote(next)).toMatchObject({ number });
  setClock(() => expiresAt.getTime() + 29 * 86_400_000);
  expect(await findLinkedQuote(token)).toMatchObject({ number });
  setClock(() => expiresAt.getTime() + 30 * 86_400_000);
  expect(await findLinkedQuote(token)).toBeNull();
});
