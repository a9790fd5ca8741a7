import { headerOf, orderRequest, readCart, setupRequest } from '@/app/dev/punchout/documents';
import { addToCart } from '@/lib/cart/commands';
import { startPunchoutSession } from '@/lib/cart/commands/punchout-sessions';
import { punchoutSessions } from '@/lib/cart/collection/punchout-sessions';
import { findCart } from '@/lib/cart/queries';
import { shopperIn } from '@/lib/cart/queries/punchout';
import { buyer } from '@/lib/cart/queries/visitor';
import { removeMember } from '@/lib/companies/commands/members';
import { setClock } from '@/lib/platform/clock';
import { addPriceList } from '@/lib/price-lists/commands';
import { changeConnection, deleteConnection, renewSecret } from '@/lib/punchout/commands/connections';
import { returnCart } from '@/lib/punchout/commands/return-cart';
import { connections } from '@/lib/punchout/collection';
import { cxmlDocument } from '@/lib/punchout/rules/cxml';
import { connectionInput } from '@/lib/punchout/schema/connection';
import { elementsAt, readXml, textAt, type XmlElement } from '@/lib/shared/read-xml';
import { element } from '@/lib/shared/write-xml';
import { dtdErrors } from '../../support/cxml-dtd';
import { codeOf, valueOf } from '../companies/fixtures';
import { createProduct } from '../orders/fixtures';
import { admin, connect, documentOf, send, setupOf, tokenIn, type System } from './fixtures';

afterEach(() => setClock());

const browserWith = (token: string, method = 'GET') =>
  new Request('http://shop.example/api/cart', { method, headers: { cookie: `hexbolt.punchout=${token}` } });

async function shop(system: System, setup = setupOf()) {
  const answer = await send(documentOf(system, setup));
  expect(answer.code).toBe(200);
  const started = valueOf(await startPunchoutSession(tokenIn(answer.url)));
  const shopper = await shopperIn(browserWith(started.token));
  return { answer, ...started, shopper: shopper! };
}

const item = (sku: string, quantity: number) =>
  `<ItemOut quantity="${quantity}"><ItemID><SupplierPartID>${sku}</SupplierPartID></ItemID></ItemOut>`;

function messageOf(form: { fields: [string, string][] }): XmlElement {
  expect(form.fields[0]![0]).toBe('cxml-urlencoded');
  return elementsAt(readXml(form.fields[0]![1], { namesDocumentType: true }) as XmlElement, 'Message')[0]!;
}

test('a session shops at the contract prices of its company, and its cart goes back once, by valid cXML', async () => {
  const system = await connect();
  const sku = await createProduct(50, { price: 1_000, name: 'Bolt <M8> & "nut"' });
  const list = {
    name: 'Works',
    audience: { kind: 'company' as const, id: system.company },
    entries: [{ sku, category: null, from: 1, percentOff: null, price: 640 }],
  };
  const always = { currency: 'USD', from: null, to: null, active: true };
  valueOf(await addPriceList(admin, { ...always, ...list }));
  const { answer, page, token, shopper } = await shop(system, setupOf({ cookie: 'a<b&"c' }));
  expect([page, dtdErrors(answer.xml)]).toEqual(['/', []]);
  valueOf(await addToCart(shopper, { sku, quantity: 3 }));
  expect((await findCart(shopper)).lines).toMatchObject([{ unitPrice: 640, isContractPrice: true }]);
  const form = valueOf(await returnCart(shopper.userId, { cancels: false }));
  expect(form.url).toBe('https://buyer.example/return?session=1');
  const message = messageOf(form);
  expect([
    dtdErrors(form.fields[0]![1]),
    textAt(message, 'PunchOutOrderMessage/BuyerCookie'),
    textAt(message, 'PunchOutOrderMessage/PunchOutOrderMessageHeader/Total/Money'),
    textAt(message, 'PunchOutOrderMessage/ItemIn/ItemID/SupplierPartID'),
    textAt(message, 'PunchOutOrderMessage/ItemIn/ItemDetail/UnitPrice/Money'),
    textAt(message, 'PunchOutOrderMessage/ItemIn/ItemDetail/Description'),
  ]).toEqual([[], 'a<b&"c', '19.20', sku, '6.40', 'Bolt <M8> & "nut"']);
  expect(dtdErrors(answer.xml.replace('<StartPage>', '<URL/><StartPage>'))).toHaveLength(1);
  const lines = readCart(new URLSearchParams(form.fields))!;
  expect(lines).toMatchObject([{ sku, unit: 'EA', price: '6.40', currency: 'USD' }]);
  const written = [setupRequest('create', []), setupRequest('edit', lines), orderRequest('PO-1', lines)].map(
    (request) =>
      cxmlDocument({ payloadId: '1', at: new Date() }, [
        headerOf(system.connection, 'secret'),
        element('Request', {}, request),
      ]),
  );
  expect(dtdErrors(...written)).toEqual([]);
  // The session is over, and pressing again sends the same.
  expect(await shopperIn(browserWith(token))).toBeNull();
  expect(valueOf(await returnCart(shopper.userId, { cancels: true }))).toEqual(form);
});

test('documents with a wrong secret, for others, of the unknown, or with declarations are answered and change nothing', async () => {
  const system = await connect();
  const bomb = '<!DOCTYPE cXML [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>';
  const outside = '<!DOCTYPE cXML [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
  const codes = async (...facts: Parameters<typeof documentOf>[2][]) =>
    Promise.all(facts.map(async (one) => (await send(documentOf(system, setupOf(), one))).code));
  expect(
    await codes({ secret: 'wrong' }, { secret: '' }, { from: 'AN-OTHER' }, { to: '1' }, { doctype: bomb }),
  ).toEqual([401, 401, 401, 403, 406]);
  const read = await send(
    documentOf(system, setupOf({ cookie: 'x' }).replace('>x<', '>&x;<'), { doctype: outside }),
  );
  expect([read.code, read.xml.includes('root:')]).toEqual([406, false]);
  expect((await send(documentOf(system, setupOf({ cookie: '' })))).code).toBe(400);
  expect((await send('<cXML')).code).toBe(406);
  expect((await send(documentOf(system, '<ProfileRequest/>'))).code).toBe(450);
  for (const url of [
    'https://evil.example/',
    'http://buyer.example/',
    'https://a@buyer.example/',
    'javascript:1',
  ])
    expect((await send(documentOf(system, setupOf({ url })))).code).toBe(403);
  expect(await punchoutSessions().countDocuments({ connectionId: system.connection.id })).toBe(0);
});

test('an address starts one session, a repeat of the request opens no second one, and both are over in time', async () => {
  const system = await connect();
  const text = documentOf(system, setupOf(), { payloadId: 'same' });
  const [first, again] = [await send(text), await send(text)];
  expect(again.url).toBe(first.url);
  const started = await Promise.all(
    Array.from({ length: 5 }, () => startPunchoutSession(tokenIn(first.url))),
  );
  expect(started.filter(({ ok }) => ok)).toHaveLength(1);
  const { token } = started.flatMap((one) => (one.ok ? [one.value] : []))[0]!;
  expect(await shopperIn(browserWith(token))).toMatchObject({ companyId: system.company });
  const late = await send(documentOf(system, setupOf()));
  setClock(() => Date.now() + 11 * 60_000);
  expect(codeOf(await startPunchoutSession(tokenIn(late.url)))).toBe('no-such-session');
  setClock(() => Date.now() + 9 * 3_600_000);
  expect(await shopperIn(browserWith(token))).toBeNull();
});

test('sessions see their own cart alone; an edited one begins with the lines of the requisition, an inspected one changes nothing', async () => {
  const [system, other] = [await connect(), await connect()];
  const [sku, gone] = [await createProduct(50), 'NO-SUCH-SKU'];
  const edited = await shop(system, setupOf({ operation: 'edit', items: item(sku, 4) + item(gone, 1) }));
  const [second, foreign] = [await shop(system), await shop(other)];
  expect([edited.page, (await findCart(edited.shopper)).count]).toEqual(['/cart', 4]);
  expect((await findCart(second.shopper)).lines).toEqual([]);
  expect((await findCart(foreign.shopper)).lines).toEqual([]);
  const cancelled = messageOf(valueOf(await returnCart(edited.shopper.userId, { cancels: true })));
  expect(elementsAt(cancelled, 'Status')[0]?.attributes.code).toBe('204');
  expect(elementsAt(cancelled, 'PunchOutOrderMessage/ItemIn')).toEqual([]);
  const inspected = await shop(system, setupOf({ operation: 'inspect', items: item(sku, 2) }));
  const options = { cookieAlone: false };
  expect(codeOf(await buyer.prove(browserWith(inspected.token, 'POST'), options))).toBe('inspect-only');
  expect(codeOf(await buyer.prove(browserWith(inspected.token), options))).toBe('ok');
});

test('sessions end with their connection, and with the membership of whoever the system orders for', async () => {
  const system = await connect();
  const { connection, company, member } = system;
  const [one, two] = [await shop(system), await shop(system)];
  expect(codeOf(await returnCart('visitor nobody', { cancels: false }))).toBe('session-over');
  expect(codeOf(await returnCart(one.shopper.userId, { cancels: false }))).toBe('cart-not-ready');
  const renewed = valueOf(await renewSecret(admin, company, connection.id));
  expect((await send(documentOf(system, setupOf()))).code).toBe(401);
  expect((await send(documentOf(system, setupOf(), { secret: renewed.secret }))).code).toBe(200);
  const { from, to, sender, returnHosts } = connection;
  const input = connectionInput.parse({ name: 'SAP', from, to, sender, returnHosts, userId: member.userId });
  const off = { ...input, active: false };
  valueOf(await changeConnection(admin, company, connection.id, off));
  expect(await shopperIn(browserWith(one.token))).toBeNull();
  expect(codeOf(await returnCart(two.shopper.userId, { cancels: false }))).toBe('session-over');
  const stranger = (await connect()).company;
  expect(codeOf(await changeConnection(admin, stranger, connection.id, input))).toBe('no-such-member');
  expect(codeOf(await deleteConnection(admin, stranger, connection.id))).toBe('no-such-connection');

  const left = await connect();
  const session = await shop(left);
  valueOf(await removeMember(left.member, left.company, left.member));
  expect(await shopperIn(browserWith(session.token))).toBeNull();
  expect((await send(documentOf(left, setupOf()))).code).toBe(403);
  const stored = JSON.stringify(await connections().find().toArray());
  expect(stored).not.toContain(left.connection.secret);
});
