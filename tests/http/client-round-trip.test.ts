import { closeTheDatabase, theDatabase } from '../support/factories';
import { theSettings } from '../support/open-shop';
import { demoAdmin } from '../support/people';
import { callsOf, makeCall, type Call, type OpenApi, type Outcome } from '../support/round-trip';
import { fixturesFor } from '../support/round-trip-fixtures';
import { newSettings, seedShop, startShop, type Shop } from '../support/shop';

/** Reads, and writes with a documented example, that can't succeed here, and why. Each is answered with an error. */
const unanswered = {
  'needs the secret of a link that was mailed': [
    'GET /api/newsletter/unsubscribe',
    'GET /api/quote-links/{token}/pdf',
    'GET /api/stock-alerts/unsubscribe',
  ],
  'needs a file that somebody has uploaded': [
    'GET /api/companies/{id}/documents/{document}',
    'GET /api/documents/{id}',
    'GET /api/images/{id}',
    'GET /api/orders/{number}/purchase-order',
    'GET /api/orders/{number}/return-photos/{id}',
    'GET /api/tax-certificates/{id}/file',
  ],
  'needs what staff make in several steps': [
    'GET /api/blanket-orders/{number}',
    'GET /api/blanket-orders/{number}/pdf',
    'GET /api/campaigns/{id}',
    'GET /api/my-blanket-orders/{number}',
    'GET /api/my-quotes/{number}/versions/{version}/pdf',
    'GET /api/orders/{number}/returns/{id}/label',
    'GET /api/purchase-orders/{number}',
    'GET /api/purchase-orders/{number}/pdf',
    'GET /api/quotes/{number}/versions/{version}/pdf',
    'GET /api/shop/returns/{number}',
    'PATCH /api/orders/{number}/returns/{id}',
    'POST /api/orders/{number}/cancel-rest',
  ],
  'needs a company with rules for approvals': ['POST /api/approvals'],
};

let shop: Shop;
let document: OpenApi;
let calls: Call[];
const outcomes: Outcome[] = [];

beforeAll(async () => {
  // Every kind of record is changed and deleted: in a shop that no other test uses.
  const settings = newSettings(theSettings().MONGODB_URI);
  await seedShop(settings);
  Object.assign(process.env, settings);
  await theDatabase()
    .collection('users')
    .updateOne({ email: demoAdmin.email }, { $set: { twoFactorPutOffAt: new Date() } });
  shop = await startShop(settings);
  document = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as OpenApi;
  calls = callsOf(document);
  const fixtures = await fixturesFor(shop.url, settings);
  for (const call of calls) outcomes.push(await makeCall(call, document, fixtures));
}, 400_000);

afterAll(async () => {
  await shop?.stop();
  await closeTheDatabase();
});

test('every call of the document is answered through the client as the document says', () => {
  expect(outcomes.length).toBeGreaterThan(400);
  expect(outcomes.filter(({ problem }) => problem)).toEqual([]);
});

test('every read and every documented example succeeds, but for those that need more than a new shop has', () => {
  const examples = new Set(
    calls
      .filter(({ operation }) => operation.requestBody?.content['application/json']?.example !== undefined)
      .map(({ name }) => name),
  );
  const failed = outcomes.filter(
    ({ name, status }) => status >= 300 && (name.startsWith('GET ') || examples.has(name)),
  );
  expect(failed.map(({ name }) => name).sort()).toEqual(Object.values(unanswered).flat().sort());
  // Of the other writes, which take the smallest body that the document allows, many succeed, too.
  expect(outcomes.filter(({ status }) => status < 300).length).toBeGreaterThan(260);
});
