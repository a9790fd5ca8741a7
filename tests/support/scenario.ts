import { randomBytes, randomUUID } from 'node:crypto';
import { joinCompany, openCompany, requestApproval, setApprover } from './approvals';
import { grantTerms, signInNewPerson, theDatabase } from './factories';
import { placeOrder, totalOf, type LineInput } from './orders';
import { demoAdmin, demoCustomer, Person, type Json } from './people';
import { ohioAddress } from './ohio-address';

/** The longest texts and the largest price that the shop realistically gets from an admin. */
export const longName = 'Self-centring Quick-release Hydraulic Flange Alignment Tool, 38–1,219 mm, Set 12';
export const highestPrice = 100_000_000;

export type Scenario = {
  customer: Person;
  newcomer: Person;
  /** Who decides about the requests of a company, one of which waits; the link to it came by mail. */
  member: Person;
  approval: { company: string; id: string; link: string };
  admin: Person;
  /** An order in each status with a different page; `ready` waits for collection. */
  orders: Record<'placed' | 'shipped' | 'ready' | 'delivered' | 'cancelled' | 'large', string>;
  longProduct: { id: string; slug: string; sku: string };
  /** An address in the customer's address book, for the checkout steps after the first. */
  address: string;
};

const few: LineInput[] = [
  { sku: 'TW-AG115', quantity: 1 },
  { sku: 'FX-DBS25', quantity: 2 },
];

async function order(person: Person, lines: LineInput[], delivery = 'collect'): Promise<string> {
  const total = await totalOf(person, lines, delivery);
  const { status, json, text } = await placeOrder(person, lines, total, randomUUID(), delivery);
  if (status !== 201) throw new Error(`the order was rejected: ${text}`);
  return json.number;
}

function done({ status, text }: { status: number; text: string }): void {
  if (status >= 300) throw new Error(`${status} ${text}`);
}

async function addressOf(person: Person): Promise<string> {
  const { json: book } = await person.get<{ id: string }[]>('/api/addresses');
  return book[0]?.id ?? (await person.post<{ id: string }>('/api/addresses', ohioAddress)).json.id;
}

async function addLongProduct(admin: Person): Promise<Scenario['longProduct']> {
  const sku = `LONG-${randomBytes(5).toString('hex')}`.toUpperCase();
  const variant = { sku, price: highestPrice, availableQuantity: 1_000_000 };
  const { status, json, text } = await admin.post<{ id: string; slug: string }>('/api/products', {
    name: longName,
    brand: 'Konstantinopoulos & Fetherstonehaugh Werkzeugmaschinenfabrik',
    category: 'gear-equipment',
    tags: [],
    description: 'Aligns flanges.\n\nWithout a hammer.',
    pictures: [],
    variants: [variant],
    availableFrom: '2020-01-01',
    state: 'published',
    specifications: [
      { name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenhalter', value: 'x'.repeat(80) },
    ],
  });
  if (status !== 201) throw new Error(`the product with long texts was rejected: ${text}`);
  return { ...json, sku };
}

async function addApproval(shop: string, admin: Person): Promise<Pick<Scenario, 'member' | 'approval'>> {
  const company = await openCompany(admin, `${'Konstantinopoulos '.repeat(5)}Pumps Inc.`);
  const member = await joinCompany(await signInNewPerson(shop), company, 'admin');
  const buyer = await joinCompany(await signInNewPerson(shop), company, 'buyer');
  await setApprover(member, company, member);
  const { id } = await requestApproval(buyer, company, [...few, { sku: 'TW-AG125', quantity: 3 }]);
  const { json } = await member.get<{ person: { email: string } }>('/api/me');
  const query = { to: json.person.email, subject: /Approval requested/ };
  for (let attempt = 0; attempt < 100; attempt++) {
    const mail = await theDatabase().collection<{ text: string }>('outbox').findOne(query);
    const link = mail && /\/approval\?token=[\w.-]+/.exec(mail.text)?.[0];
    if (link) return { member, approval: { company, id, link } };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the approver got no mail');
}

/**
 * Fills a shop with data that its pages should be tested with: a customer with orders in every status, a newcomer
 * without data, texts of maximum length, reviews awaiting moderation.
 */
export async function prepareScenario(shop: string): Promise<Scenario> {
  const [customer, newcomer, admin] = await Promise.all([
    new Person(shop).signIn(demoCustomer),
    signInNewPerson(shop),
    new Person(shop).signIn(demoAdmin),
  ]);
  const account = await theDatabase().collection('users').findOne({ email: demoCustomer.email });
  await grantTerms(account!._id.toHexString(), demoCustomer.email);
  const longProduct = await addLongProduct(admin);
  const move = async (number: string, ...states: [to: string, more?: Json][]) => {
    for (const [to, more] of states) done(await admin.patch(`/api/orders/${number}/state`, { to, ...more }));
    return number;
  };
  const shipped = ['shipped', { tracking: 'Road Freight 1Z 999 AA1 01 2345 6784' }] as [string, Json];
  const orders = {
    placed: await order(customer, few),
    shipped: await move(await order(customer, few, 'standard'), ['confirmed'], shipped),
    ready: await move(await order(customer, few), ['confirmed'], ['shipped']),
    delivered: await move(await order(customer, few, 'express'), ['confirmed'], shipped, ['delivered']),
    cancelled: await move(await order(customer, few), [
      'cancelled',
      { why: 'The maker has stopped making the drill bit set.' },
    ]),
    large: await order(customer, [{ sku: longProduct.sku, quantity: 99 }, ...few]),
  };
  // The forms reject such a name, but an import may contain it.
  await theDatabase()
    .collection('orders')
    .updateOne(
      { number: orders.large },
      { $set: { 'customer.name': longName, 'address.name': longName, 'address.company': 'M'.repeat(100) } },
    );
  await customer.post('/api/reviews', {
    productId: longProduct.id,
    rating: 4,
    text: `${'Solid. '.repeat(60)}${'m'.repeat(120)}`,
  });
  const { member, approval } = await addApproval(shop, admin);
  const address = await addressOf(customer);
  return { customer, newcomer, member, admin, approval, orders, longProduct, address };
}
