import { closeAgents, connect, errorOf, findSlug, resultOf, sku, stored } from '../support/agents';
import { theShop } from '../support/open-shop';

let slug = '';
beforeAll(async () => {
  slug = await findSlug();
});
afterAll(closeAgents);

test('an agent without a key searches, reads, compares, checks stock, and gets a link to order from', async () => {
  const agent = await connect();
  const { tools } = await agent.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    ...['search_products', 'get_product', 'check_availability', 'compare_products'],
    ...['get_my_prices', 'cart', 'draft_order', 'request_quote'],
  ]);
  const found = await resultOf<{ total: number; products: { slug: string; sku: string; url: string }[] }>(
    agent,
    'search_products',
    { q: sku },
  );
  expect(found.products[0]).toMatchObject({ slug, sku });
  expect((await fetch(found.products[0]!.url)).status).toBe(200);

  const shown = (await (await fetch(`${theShop()}/api/variants/${slug}`)).json()) as {
    variants: { sku: string; price: number }[];
  };
  const { product } = await resultOf<{ product: { variants: { sku: string; price: number }[] } }>(
    agent,
    'get_product',
    { slug },
  );
  const price = product.variants.find((variant) => variant.sku === sku)!.price;
  expect(JSON.stringify(shown)).toContain(`"$${(price / 100).toFixed(2)}"`);

  const enough = await resultOf<{ canOrder: boolean }>(agent, 'check_availability', { sku, quantity: 1 });
  const tooMany = await resultOf<{ canOrder: boolean; problem: string }>(agent, 'check_availability', {
    sku,
    quantity: 1_000_000,
  });
  expect([enough.canOrder, tooMany.canOrder, tooMany.problem]).toEqual([true, false, expect.any(String)]);

  const other = await resultOf<{ products: { slug: string }[] }>(agent, 'search_products', { q: 'grinder' });
  const slugs = [slug, other.products.find((one) => one.slug !== slug)!.slug];
  const compared = await resultOf<{ products: object[]; rows: { values: string[] }[] }>(
    agent,
    'compare_products',
    { slugs },
  );
  expect([compared.products.length, compared.rows[0]!.values.length]).toEqual([2, 2]);

  const before = await stored();
  type CartResult = { cart: string; url: string | null; contents: { subtotal: number; lines: object[] } };
  const begun = await resultOf<CartResult>(agent, 'cart', { lines: [{ sku, quantity: 2 }] });
  const set = { cart: begun.cart, lines: [{ sku, quantity: 3 }] };
  const again = [
    await resultOf<CartResult>(agent, 'cart', set),
    await resultOf<CartResult>(agent, 'cart', set),
  ];
  for (const { contents } of again) expect(contents.lines).toMatchObject([{ sku, quantity: 3 }]);
  const read = await resultOf<CartResult>(agent, 'cart', { cart: begun.cart });
  expect(read).toEqual(again[0]);
  const emptied = await resultOf<CartResult>(agent, 'cart', {
    cart: begun.cart,
    lines: [{ sku, quantity: 0 }],
  });
  expect([emptied.contents.lines, emptied.url]).toEqual([[], null]);

  const draft = await resultOf<{ url: string; subtotal: number }>(agent, 'draft_order', {
    lines: [
      { sku, quantity: 1 },
      { sku, quantity: 2 },
    ],
  });
  expect(draft.subtotal).toBe(read.contents.subtotal);
  expect(new URL(draft.url).pathname).toBe('/quick-order');
  expect(decodeURIComponent(new URL(draft.url).hash)).toBe(`#list=${sku}\t3`);
  expect(await stored()).toBe(before);
});

test('errors name the field, and a line that can’t be bought is named by its place', async () => {
  const agent = await connect();
  expect(await errorOf(agent, 'draft_order', { lines: [{ sku, quantity: -1 }] })).toMatchObject({
    code: 'invalid-input',
    fields: { 'lines.0.quantity': expect.any(String) },
  });
  const lines = [
    { sku, quantity: 1 },
    { sku: 'NO-SUCH-SKU', quantity: 1 },
  ];
  expect(Object.keys((await errorOf(agent, 'draft_order', { lines })).fields!)).toEqual(['lines.1']);
  expect(Object.keys((await errorOf(agent, 'cart', { lines })).fields!)).toEqual(['NO-SUCH-SKU']);
  await expect(agent.callTool({ name: 'constructor', arguments: {} })).rejects.toThrow('no such tool');
});

test('llms.txt names the shop, its categories, policies and interfaces, and every link leads somewhere', async () => {
  const response = await fetch(`${theShop()}/llms.txt`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(/^# \S/);
  const links = [...text.matchAll(/^- \[.+\]\((\S+)\)/gm)].map(([, url]) => url!);
  for (const path of ['/mcp', '/api/openapi.json', '/feeds/google.xml', '/shop/drills', '/terms'])
    expect(links).toContainEqual(expect.stringMatching(new RegExp(`${path.replace('.', '\\.')}$`)));
  const away: string[] = [];
  for (const url of links.filter((one) => !one.endsWith('/mcp') && !one.includes('/feeds/'))) {
    const reply = await fetch(url);
    await reply.body?.cancel();
    if (reply.status !== 200) away.push(`${url}: ${reply.status}`);
  }
  expect(away).toEqual([]);
});
