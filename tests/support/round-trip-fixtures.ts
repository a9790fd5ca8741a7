import { randomUUID } from 'node:crypto';
import { createClient, type HexboltClient } from '@hexbolt/client';
import { companyScopes, scopes } from '@/lib/api-keys/rules';
import { orderExample } from '@/lib/orders/schema/examples';
import { address, purchaseOrders } from '../http/company-calls';
import { createCompany, idOf, join } from '../http/company-people';
import { grantTerms, signInNewPerson, signUpPerson, theDatabase } from './factories';
import { demoAdmin, Person } from './people';
import type { Call, Fixtures } from './round-trip';
import type { ShopSettings } from './shop';

/** What ends the session, the account or the membership of its caller. */
const farewells = /^\/api\/(account|sessions|password|two-factor|email|user\/\{email\}$|admin\/)/;

const none = { parentId: null, mailDomain: '', joinsByDomain: false, salesPersonId: null, note: '' };
const companyBody = { name: 'Round Trip Inc.', taxId: '', billing: address, purchaseOrders, ...none };

/** The callers of a shop with the demo data, and the records that they call about. */
export async function fixturesFor(url: string, settings: ShopSettings): Promise<Fixtures> {
  const admin = await new Person(url).signIn(demoAdmin);
  const company = await createCompany(admin);
  await grantTerms(company, 'company@example.com');
  const member = await join(await signInNewPerson(url), company, 'admin');
  const leaver = await join(await signInNewPerson(url), company, 'buyer');
  const keyOf = async (person: Person, path: string, body: object) =>
    (await person.post<{ key: string }>(path, { validDays: 1, ...body })).json.key;
  const tokens = {
    admin: admin.token!,
    member: member.token!,
    leaver: leaver.token!,
    cron: settings.CRON_SECRET,
    metrics: settings.METRICS_TOKEN,
    system: await keyOf(admin, '/api/api-keys', { name: 'System', scopes }),
    company: await keyOf(member, `/api/companies/${company}/keys`, { name: 'ERP', scopes: companyScopes }),
  };

  function tokenFor({ path, operation }: Call): string | undefined {
    const { 'x-who': who, 'x-scope': scope } = operation;
    if (who === 'anyone') return undefined;
    if (who === 'cron' || who === 'metrics') return tokens[who];
    if (scope) return tokens[scope.startsWith('company-') ? 'company' : 'system'];
    if (!['buyer', 'signedIn', 'customer'].includes(who)) return tokens.admin;
    return tokens[farewells.test(path) ? 'leaver' : 'member'];
  }
  const clientFor = (call: Call): HexboltClient => createClient({ url, key: tokenFor(call) });

  const pawn = await signUpPerson(url);
  const orders = await placeOrders(tokens.company, admin, settings.CRON_SECRET);
  const idIn = async (collection: string, filter: object = {}) =>
    String((await theDatabase().collection(collection).findOne(filter))!._id);
  const parameters: Record<string, string> = {
    'companies id': company,
    'credit-accounts id': company,
    'products id': await idIn('items'),
    'customers id': await idOf(member),
    'assortments id': await idIn('assortments'),
    'price-lists id': await idIn('priceLists'),
    'fit-rules id': await idIn('fitRules'),
    'orders number': orders.shipped,
    '/api/orders/{number}/cancel number': orders.open,
    '/api/orders/{number}/state number': orders.placed,
    '/api/orders/{number}/shipments number': orders.confirmed,
    'shipments id': orders.shipment,
    'invoices number': orders.invoice,
    'order-customers id': await idOf(member),
    userId: await idOf(leaver),
    owner: company,
    email: pawn.email,
    '/api/user/{email} email': await emailOf(leaver),
    '/api/admin/{email} email': await emailOf(leaver),
    '/api/content/{kind}/{id} id': 'terms',
    '/api/pages/{slug}/approval slug': 'terms',
    q: 'angle grinder',
    product: await idIn('items'),
    products: 'angle-grinder-125-mm',
    format: 'pdf',
    report: 'days',
    by: 'months',
    kind: 'page',
    layout: '',
  };
  const audience = { kind: 'company', id: company };
  const bodies: Record<string, unknown> = {
    'POST /api/companies': companyBody,
    'POST /api/assortments': {
      name: 'A',
      audience,
      active: true,
      limits: false,
      skus: ['TW-AG125'],
      categories: [],
      brands: [],
    },
    'POST /api/price-lists': {
      name: 'A',
      audience,
      currency: 'USD',
      from: null,
      to: null,
      active: true,
      entries: [{ sku: 'TW-AG115', category: null, from: 1, price: 9_900, percentOff: null }],
    },
    'POST /api/orders': orders.body,
    'POST /api/approvals': { ...orders.body, company, note: 'For the new press' },
    'POST /api/acting': { user: await idOf(member) },
  };
  return { parameters, bodies, clientFor };
}

/** Orders with the documented example, at what it costs this company; the shipped one has its invoice. */
async function placeOrders(key: string, staff: Person, cron: string) {
  const shop = createClient({ url: staff.shop, key });
  const place = (body: typeof orderExample) =>
    shop.POST('/api/orders', {
      params: { header: { 'Idempotency-Key': randomUUID() } },
      body: body as never,
    });
  const { error } = await place(orderExample);
  const body = { ...orderExample, total: Number(error?.error.fields?.total ?? orderExample.total) };
  const numbers: string[] = [];
  for (let count = 0; count < 4; count++) numbers.push((await place(body)).data!.number);
  const [shipped, open, placed, confirmed] = numbers as [string, string, string, string];
  const change = (number: string, to: string) =>
    staff.patch<{ shipments: { id: string }[] }>(`/api/orders/${number}/state`, { to });
  await change(shipped, 'confirmed');
  await change(confirmed, 'confirmed');
  const shipment = (await change(shipped, 'shipped')).json.shipments[0]!.id;
  await createClient({ url: staff.shop, key: cron }).POST('/api/cron/invoices', {});
  const { data } = await createClient({ url: staff.shop, key: staff.token! }).GET('/api/shop/invoices', {});
  // The one that changed last is the last of them.
  const invoice = data!.rows.at(-1)?.content?.number;
  return { body, shipped, open, placed, confirmed, shipment, invoice: String(invoice) };
}

const emailOf = async (person: Person) =>
  (await person.get<{ person: { email: string } }>('/api/me')).json.person.email;
