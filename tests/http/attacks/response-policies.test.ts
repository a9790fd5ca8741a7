import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { uniqueIpAddress, closeTheDatabase, signInNewPerson } from '../../support/factories';
import { theShop } from '../../support/open-shop';
import { demoAdmin, Person } from '../../support/people';

afterAll(closeTheDatabase);

const policyOf = (headers: Headers) => headers.get('content-security-policy') ?? '';
const get = (path: string) => fetch(theShop() + path, { redirect: 'manual' });

/** Checks that a file with this policy is harmless when it is opened in a browser. */
function expectNothingRuns(path: string, policy: string): void {
  expect([path, policy]).toEqual([path, expect.stringMatching(/^default-src 'none'/)]);
  expect([path, policy]).toEqual([path, expect.not.stringMatching(/script-src|nonce-|, default-src/)]);
}

test('only pages may run scripts: API, files, redirects and errors have the policy of resources', async () => {
  const slug = '18-v-drill-driver-75-nm';
  for (const path of [
    '/api/me',
    '/api/item?limit=1',
    '/api/no-such-call',
    `/product/${slug}/data-sheet.pdf`,
    `/product/${slug}/picture`,
    '/brand/logo.svg',
    '/sitemap.xml',
    '/robots.txt',
    '/home',
    '/about/',
    '/product/%',
  ]) {
    expectNothingRuns(path, policyOf((await get(path)).headers));
  }
});

/** Uploads a file and returns the policy that it is served with. */
async function policyOfUpload(
  person: Person,
  path: string,
  type: string,
  bytes: Uint8Array,
): Promise<string> {
  const upload = await fetch(theShop() + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': type },
    body: new Uint8Array(bytes),
  });
  expect([path, upload.status]).toEqual([path, 201]);
  const { url } = (await upload.json()) as { url: string };
  return policyOf((await get(url)).headers);
}

test('uploaded pictures and documents keep their route’s own policy', async () => {
  const customer = await signInNewPerson(theShop());
  const admin = await new Person(theShop(), uniqueIpAddress()).signIn(demoAdmin);
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } }).png();
  const png = await picture.toBuffer();
  expect(await policyOfUpload(customer, '/api/images', 'image/png', png)).toBe("default-src 'none'; sandbox");
  const file = await PDFDocument.create();
  file.addPage([200, 200]);
  const policy = await policyOfUpload(admin, '/api/documents', 'application/pdf', await file.save());
  expectNothingRuns('document', policy);
  expect(policy).toContain("frame-ancestors 'none'");
});

test('redirects and errors carry the other security headers too', async () => {
  const admin = await new Person(theShop(), uniqueIpAddress()).signIn(demoAdmin);
  const replies = [
    await get('/home'),
    await get('/about/'),
    await get('/purchase'),
    await get('/no-such-page'),
    await get('/api/no-such-call'),
    await get('/product/%'),
    await admin.get(`/api/documents/${'A'.repeat(24)}`),
  ];
  expect(replies.map(({ status }) => status)).toEqual([308, 308, 307, 404, 404, 400, 404]);
  for (const { headers } of replies) {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    expect(headers.get('permissions-policy')).toBe('camera=(self), microphone=(), geolocation=()');
  }
});
