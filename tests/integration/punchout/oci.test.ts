import { addToCart } from '@/lib/cart/commands';
import { startPunchoutSession } from '@/lib/cart/commands/punchout-sessions';
import { shopperIn } from '@/lib/cart/queries/punchout';
import { addPriceList } from '@/lib/price-lists/commands';
import { openByOci } from '@/lib/punchout/commands/oci';
import { returnCart } from '@/lib/punchout/commands/return-cart';
import { readOci } from '@/lib/punchout/rules/oci';
import { codeOf, valueOf } from '../companies/fixtures';
import { createProduct } from '../orders/fixtures';
import { admin, connect, tokenIn, type System } from './fixtures';

const open = ({ connection }: System, more: Record<string, string> = {}) =>
  openByOci(
    readOci(
      new URLSearchParams({
        username: connection.id,
        PASSWORD: connection.secret,
        HOOK_URL: 'https://buyer.example/sap?x=1',
        ...more,
      }),
    ),
  );

const startOf = async (system: System, more: Record<string, string> = {}) => {
  const opened = valueOf(await open(system, more));
  if (!('start' in opened)) throw new Error('answered at once');
  const { token, page } = valueOf(await startPunchoutSession(tokenIn(opened.start)));
  const request = new Request('http://shop.example/', { headers: { cookie: `hexbolt.punchout=${token}` } });
  return { page, shopper: (await shopperIn(request))! };
};

test('a cart goes back by OCI to the hook of its system, with names cut as its fields allow', async () => {
  const system = await connect();
  const name = 'A very long name of a part that no field of forty characters holds';
  const sku = await createProduct(50, { price: 1_234, name });
  const { page, shopper } = await startOf(system, { FUNCTION: 'DETAIL', PRODUCTID: sku });
  expect(page).toMatch(/^\/product\/a-very-long-name/);
  valueOf(await addToCart(shopper, { sku, quantity: 3 }));
  const { url, fields } = valueOf(await returnCart(shopper.userId, { cancels: false }));
  expect(url).toBe('https://buyer.example/sap?x=1');
  expect(Object.fromEntries(fields)).toMatchObject({
    'NEW_ITEM-DESCRIPTION[1]': name.slice(0, 40),
    'NEW_ITEM-LONGTEXT_1:132[]': name,
    'NEW_ITEM-VENDORMAT[1]': sku,
    'NEW_ITEM-QUANTITY[1]': '3',
    'NEW_ITEM-UNIT[1]': 'EA',
    'NEW_ITEM-PRICE[1]': '12.34',
    'NEW_ITEM-CURRENCY[1]': 'USD',
  });
  const other = await startOf(system);
  expect(valueOf(await returnCart(other.shopper.userId, { cancels: true })).fields).toEqual([]);
});

test('BACKGROUND_SEARCH answers with what the shop finds, at the prices of the company, as items of OCI', async () => {
  const system = await connect();
  const word = `Zwickel${Date.now()}`;
  const sku = await createProduct(50, { price: 1_500, name: `${word} <M8>`, minQuantity: 4, multiple: 4 });
  const other = await createProduct(50, { price: 900, name: `${word} M10` });
  const list = {
    name: 'Works',
    audience: { kind: 'company' as const, id: system.company },
    entries: [{ sku, category: null, from: 1, percentOff: null, price: 1_200 }],
  };
  const always = { currency: 'USD', from: null, to: null, active: true };
  valueOf(await addPriceList(admin, { ...always, ...list }));
  const search = (SEARCHSTRING: string) => open(system, { FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING });
  const found = valueOf(await search(word));
  const fields = new Map('fields' in found ? found.fields : []);
  const items = [1, 2].map((at) =>
    ['VENDORMAT', 'QUANTITY', 'PRICE'].map((field) => fields.get(`NEW_ITEM-${field}[${at}]`)),
  );
  expect(new Set(items)).toEqual(new Set([[sku, '4', '12.00'], [other, '1', '9.00']])); // prettier-ignore
  expect(fields.has('NEW_ITEM-VENDORMAT[3]')).toBe(false);
  expect(valueOf(await search('nothing-is-called-this'))).toMatchObject({ fields: [] });
  expect(codeOf(await search(' '))).toBe('no-search');
  const stranger = { FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: word, PASSWORD: 'wrong' };
  expect(codeOf(await open(system, stranger))).toBe('unknown-system');
});

test('VALIDATE answers with the present price; wrong passwords, foreign hooks and unknown functions fail', async () => {
  const [system, other] = [await connect(), await connect()];
  const sku = await createProduct(50, { price: 500 });
  const validated = valueOf(await open(system, { FUNCTION: 'validate', PRODUCTID: sku, QUANTITY: '4' }));
  expect(Object.fromEntries('fields' in validated ? validated.fields : [])).toMatchObject({
    'NEW_ITEM-PRICE[1]': '5.00',
    'NEW_ITEM-QUANTITY[1]': '4',
  });
  expect(valueOf(await open(system, { FUNCTION: 'VALIDATE', PRODUCTID: 'NO-SUCH-SKU' }))).toMatchObject({
    fields: [],
  });
  expect(codeOf(await open(system, { PASSWORD: other.connection.secret }))).toBe('unknown-system');
  expect(codeOf(await open(system, { username: other.connection.id }))).toBe('unknown-system');
  expect(codeOf(await open(system, { HOOK_URL: 'https://evil.example/' }))).toBe('host-not-allowed');
  expect(codeOf(await open(system, { FUNCTION: 'constructor' }))).toBe('unknown-function');
});
