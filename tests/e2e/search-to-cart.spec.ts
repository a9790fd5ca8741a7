import { expect, test } from '../support/browser-test';
import { closeTheDatabase, signInNewPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { main } from '../support/visitor';

type Listed = {
  slug: string;
  minQuantity: number;
  variants: { sku: string; availableQuantity: number }[];
};
type Cart = { lines: { sku: string }[] };

/** Ways in which people type a part number. */
const spellings: ((sku: string) => string)[] = [
  (sku) => sku.toLowerCase(),
  (sku) => sku.replace(/[^A-Za-z0-9]/g, ''),
  (sku) => sku.replace(/[^A-Za-z0-9]/g, ' '),
];

test.afterAll(closeTheDatabase);

test('a part number typed in different ways ends in the cart as exactly that part', async ({
  page,
  context,
}) => {
  const person = await signInNewPerson(theShop());
  await person.signInTo(context);
  const listed = (await (await fetch(`${theShop()}/api/item?limit=200`)).json()) as Listed[];
  // The last variant: a shop that picks the first one for the buyer fails.
  const wanted = listed
    .filter(({ variants }) => variants.length > 1)
    .map(({ slug, minQuantity, variants }) => ({ slug, minQuantity, last: variants.at(-1)! }))
    .filter(({ minQuantity, last }) => last.availableQuantity >= Math.max(1, minQuantity))
    .slice(0, 9);
  expect(wanted.length).toBeGreaterThan(5);
  for (const [index, { slug, last }] of wanted.entries()) {
    const typed = spellings[index % spellings.length]!(last.sku);
    await page.goto(`${theShop()}/about`);
    await page.getByRole('combobox', { name: 'Search by name or part number' }).first().fill(typed);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/product/${slug}\\?`));
    await expect(main(page).getByRole('status')).toContainText(last.sku);
    await main(page).getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.locator('[data-sonner-toast]').first()).toContainText('added to your cart');
    const { json } = await person.get<Cart>('/api/cart');
    expect([typed, json.lines.map(({ sku }) => sku)]).toEqual([
      typed,
      expect.arrayContaining(wanted.slice(0, index + 1).map((product) => product.last.sku)),
    ]);
    expect(json.lines).toHaveLength(index + 1);
  }
});
