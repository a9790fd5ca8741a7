import { z } from 'zod';
import { POST as requestQuote } from '@/app/api/my-quotes/route';
import { anonymous, orCompanyKey, signedIn, type Guard } from '@/lib/api/access';
import { findNotOffered, findOffers } from '@/lib/assortments/queries';
import { ownOffers } from '@/lib/assortments/schema';
import { setLines } from '@/lib/cart/commands/set-lines';
import { findCart } from '@/lib/cart/queries';
import { visitorOf } from '@/lib/cart/queries/visitor';
import { cartLine, maxLines, mergeLines } from '@/lib/cart/rules';
import { cartResponse, lineInput, type LineInput } from '@/lib/cart/schema';
import { slugText } from '@/lib/catalog/schema/inputs';
import { siteUrl } from '@/lib/platform/env';
import { randomSecret } from '@/lib/platform/ids';
import { findOwnPrices } from '@/lib/price-lists/queries';
import { listLink } from '@/lib/quick-order/rules/list-link';
import { findShop } from '@/lib/settings/queries';
import { fail, ok } from '@/lib/shared/result';
import type { SignedIn } from '@/lib/users/types';
import { defineTool, type Tool } from '../tool';
import { wantedLine } from './products';

const withPrices = orCompanyKey(signedIn, 'company-prices:read');

/** Everybody; who sends a key or token needs one that may read prices, and gets their own. */
const withOwnPrices: Guard<SignedIn | null> = {
  name: 'anyone',
  prove: async (request, options) =>
    request.headers.has('authorization') ? withPrices.prove(request, options) : ok(null),
};

const lines = (line: typeof lineInput) =>
  z.array(line).min(1, 'Name at least one SKU').max(maxLines, `At most ${maxLines} lines`);

/** Opens the lines on the site, where a person puts them into their cart. */
const reviewLink = (list: LineInput[]) => siteUrl() + listLink(list);

const pricesTool = defineTool(
  {
    name: 'get_my_prices',
    title: 'Read your prices',
    description:
      'Contract prices of the company whose API key is sent, for products by slug. Products that cost the public price are left out. Needs the scope company-prices:read.',
    reads: true,
    access: withPrices,
    input: z.strictObject({
      slugs: z.array(slugText).min(1, 'Name at least 1 product').max(100, 'At most 100 products'),
    }),
    output: ownOffers,
  },
  async (caller, { slugs }) => {
    const [prices, notOffered] = await Promise.all([
      findOwnPrices(slugs, caller),
      findNotOffered(slugs, caller),
    ]);
    return ok({ ...prices, notOffered });
  },
);

const cartTool = defineTool(
  {
    name: 'cart',
    title: 'Read or change a cart',
    description:
      'Without `cart` begins a new one. `lines` sets quantities, 0 removes a line, others stay. Public prices. Nothing is ordered: a person opens `url` and goes to the checkout.',
    reads: false,
    access: anonymous,
    input: z.strictObject({
      cart: z
        .string()
        .regex(/^[\w-]{20,100}$/, 'is not the id of a cart: leave it out to begin one')
        .optional()
        .describe('The id that an earlier call returned'),
      lines: lines(lineInput).optional(),
    }),
    output: z.object({ cart: z.string(), url: z.url().nullable(), contents: cartResponse }),
  },
  async (_, { cart = randomSecret(), lines: set }) => {
    const owner = visitorOf(cart);
    const contents = set ? await setLines(owner, set) : ok(await findCart(owner));
    if (!contents.ok) return contents;
    const left = contents.value.lines;
    return ok({ cart, url: left.length ? reviewLink(left) : null, contents: contents.value });
  },
);

const draftTool = defineTool(
  {
    name: 'draft_order',
    title: 'Draft an order',
    description:
      'Prices lines and returns a link. It stores and orders nothing: a person opens the link, reviews the lines, and orders on the site. With an API key that has the scope company-prices:read at the prices of the company.',
    reads: true,
    access: withOwnPrices,
    input: z.strictObject({ lines: lines(wantedLine) }),
    output: z.object({
      url: z.url(),
      lines: z.array(
        z.object({
          sku: z.string(),
          name: z.string(),
          quantity: z.int(),
          unit: z.string(),
          unitPrice: z.int(),
          total: z.int(),
        }),
      ),
      /** The sum of the lines in minor units, without discounts, delivery and tax, which the checkout adds. */
      subtotal: z.int(),
      currency: z.string(),
    }),
  },
  async (caller, { lines: wanted }) => {
    const merged = mergeLines(wanted);
    const skus = merged.map(({ sku }) => sku);
    const offers = await findOffers(skus, caller ?? { userId: '' });
    const priced = merged.map(({ sku, quantity }) => {
      const offer = offers.get(sku);
      const seen = { sku, quantity, slug: '', name: '', img: '', priceSeen: offer?.variant.price ?? 0 };
      return cartLine(seen, offer);
    });
    const problems = priced.flatMap(({ sku, problem }) =>
      problem ? [[`lines.${wanted.findIndex((line) => line.sku === sku)}`, `${sku}: ${problem}`]] : [],
    );
    if (problems.length > 0)
      return fail('conflict', 'lines-rejected', 'Some lines can’t be bought as they are.', {
        fields: Object.fromEntries(problems) as Record<string, string>,
      });
    const subtotal = priced.reduce((sum, { total }) => sum + total, 0);
    return ok({ url: reviewLink(merged), lines: priced, subtotal, currency: (await findShop()).currency });
  },
);

const quoteTool: Tool = {
  name: 'request_quote',
  title: 'Request a quote',
  description:
    'Asks the shop for a quote in the name of the company whose API key is sent; the same `key` again asks for no other. Binds nobody. Needs the scope company-quotes:write. The person finds it at /dashboard/myQuotes.',
  reads: false,
  route: requestQuote,
};

export const buyingTools = [pricesTool, cartTool, draftTool, quoteTool];
