import { randomBytes } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { sendBody } from '@/lib/api/client/send-body';
import { closeTheDatabase, signInNewPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin, Person } from '../support/people';
import { readPdf } from '../support/read-pdf';
import { send, open } from './files';

let admin: Person;
let customer: Person;

beforeAll(async () => {
  admin = await new Person(theShop()).signIn(demoAdmin);
  customer = await signInNewPerson(theShop());
});

afterAll(closeTheDatabase);

describe('the documents of a product', () => {
  test('its data sheet is a PDF that follows changes of the product', async () => {
    const path = '/product/heat-gun-1-600-w/data-sheet.pdf';
    const { status, headers, bytes } = await open(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(headers.get('content-disposition')).toContain('heat-gun-1-600-w-data-sheet.pdf');
    expect((await PDFDocument.load(bytes)).getTitle()).toBe('Heat Gun, 1,600 W: data sheet');
    const product = (await admin.get<{ slug: string; id: string }[]>('/api/item')).json.find(
      ({ slug }) => slug === 'heat-gun-1-600-w',
    )!;
    const renamed = await admin.patch(`/api/products/${product.id}`, { name: 'Hot Air Gun' });
    expect(renamed.status).toBe(200);
    expect((await PDFDocument.load((await open(path)).bytes)).getTitle()).toBe('Hot Air Gun: data sheet');
    await admin.patch(`/api/products/${product.id}`, { name: 'Heat Gun, 1,600 W' });
    expect((await open('/product/no-such/data-sheet.pdf')).status).toBe(404);
  });

  test('every document address of the demo products works', async () => {
    const products = (await admin.get<{ documents: { href: string }[] }[]>('/api/item')).json;
    const addresses = [...new Set(products.flatMap(({ documents }) => documents.map(({ href }) => href)))];
    expect(addresses.length).toBeGreaterThanOrEqual(6);
    for (const address of addresses) expect([address, (await open(address)).status]).toEqual([address, 200]);
  });

  test('an admin stores a PDF, anyone downloads it without active content; others can’t upload', async () => {
    const file = await PDFDocument.create();
    file.addPage([200, 200]);
    file.addJavaScript('x', 'app.alert(1)');
    const bytes = Buffer.from(await file.save());
    expect((await readPdf(bytes)).scripts).not.toEqual([]);
    expect((await send(customer, '/api/documents', bytes, 'application/pdf')).status).toBe(403);
    const stored = await send(admin, '/api/documents', bytes, 'application/pdf');
    expect(stored.status).toBe(201);
    const { url } = (await stored.json()) as { url: string };
    const served = await open(url);
    expect(await readPdf(served.bytes)).toMatchObject({ pages: [''], scripts: [] });
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(
      (await fetch(theShop() + url, { headers: { 'if-none-match': served.headers.get('etag')! } })).status,
    ).toBe(304);
    const damaged = await send(admin, '/api/documents', bytes.subarray(0, 400), 'application/pdf');
    expect([damaged.status, await damaged.text()]).toEqual([400, expect.stringContaining('can’t be read')]);
    const html = await send(admin, '/api/documents', '<script>alert(1)</script>', 'application/pdf');
    expect(html.status).toBe(400);
    expect((await open(`/api/documents/${'A'.repeat(24)}`)).status).toBe(404);
  });
});

describe('a file that is too large for one request of some platforms', () => {
  const headersOf = ({ cookieHeader, token }: Person) => ({
    cookie: cookieHeader,
    authorization: `Bearer ${token}`,
  });
  const path = '/documents';
  let file: Buffer;
  let requests: { path: string; headers: Record<string, string>; bytes: number }[];

  beforeAll(async () => {
    const made = await PDFDocument.create();
    made.addPage([200, 200]);
    await made.attach(randomBytes(8_500_000), 'drawing.bin');
    file = Buffer.from(await made.save());
  });

  // A page has an address, against which the client's paths are resolved.
  beforeEach(() => {
    requests = [];
    const { fetch } = globalThis;
    jest.spyOn(globalThis, 'fetch').mockImplementation((address, init = {}) => {
      const { body, headers } = init as { body?: Blob; headers: Record<string, string> };
      requests.push({ path: String(address), headers, bytes: body?.size ?? 0 });
      return fetch(new URL(String(address), theShop()), init);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const sendFile = (person: Person) =>
    sendBody(
      'POST',
      path,
      new Blob([new Uint8Array(file)], { type: 'application/pdf' }),
      headersOf(person),
      AbortSignal.timeout(60_000),
    );

  test('is sent in parts, and stored as one that came whole', async () => {
    const stored = await sendFile(admin);
    expect(stored.status).toBe(201);
    expect(requests.map(({ bytes }) => bytes)).toEqual([4_000_000, 4_000_000, file.length - 8_000_000, 0]);
    const { url } = (await stored.json()) as { url: string };
    const whole = await send(admin, '/api/documents', file, 'application/pdf');
    expect(((await whole.json()) as { url: string }).url).toBe(url);
  });

  test('needs all of its parts, all sent by the same person, and stays within the limit of its call', async () => {
    await sendFile(admin);
    const { 'x-upload': used, ...headers } = requests.at(-1)!.headers;
    const call = async (reference: string, to = path) => {
      const sent = await fetch(`/api${to}`, {
        method: 'POST',
        headers: { ...headers, 'x-upload': reference },
      });
      return [sent.status, await sent.text()];
    };
    // Parts are forgotten once the call has succeeded.
    expect(await call(used!)).toEqual([400, expect.stringContaining('part 0 was not received')]);
    expect(await call('7')).toEqual([400, expect.stringContaining('X-Upload: must be the id')]);

    const upload = randomBytes(16).toString('hex');
    const sendPart = async (person: Person, part: number, bytes = file.subarray(0, 4_000_000)) =>
      (await send(person, `/api/upload-parts?upload=${upload}&part=${part}`, bytes, 'text/plain')).status;
    expect([await sendPart(admin, 0), await sendPart(customer, 1)]).toEqual([200, 200]);
    expect(await call(`${upload}.2`)).toEqual([400, expect.stringContaining('part 1 was not received')]);
    expect(await sendPart(admin, 1)).toBe(200);
    expect(await call(`${upload}.2`, '/images')).toEqual([413, expect.stringContaining('5,000,000 bytes')]);
    expect(await sendPart(admin, 0, file.subarray(0, 4_000_001))).toBe(413);
  });
});
