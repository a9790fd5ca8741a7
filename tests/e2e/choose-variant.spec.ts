import { expect, test, type Page } from '../support/browser-test';
import { expectAccessible, expectNoOverflow } from '../support/axe';
import { closeTheDatabase, signInNewPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { main } from '../support/visitor';

const kit = '18-v-brushless-drill-driver-kit';
const kitName = '18 V Brushless Drill Driver Kit';

test.afterAll(closeTheDatabase);

type Variants = { slug: string; variants: { sku: string }[] };

async function listWithVariants(): Promise<Variants[]> {
  const response = await fetch(`${theShop()}/api/item?limit=200`);
  return ((await response.json()) as Variants[]).filter(({ variants }) => variants.length > 1);
}

const productsWithVariants = async () => new Set((await listWithVariants()).map(({ slug }) => slug));

/** The products that this page offers to buy without naming a variant. */
async function boughtWithoutVariant(page: Page): Promise<string[]> {
  const links = main(page).locator('a[href*="/purchase?"]');
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const withVariants = await productsWithVariants();
  return addresses
    .map((address) => new URL(address).searchParams)
    .filter((query) => withVariants.has(query.get('item') ?? '') && !query.get('sku'))
    .map((query) => query.get('item')!);
}

/** The SKUs that the forms of this page put into the cart. */
const skusForTheCart = (page: Page) =>
  main(page)
    .locator('form[action="/api/cart/form"] input[name="sku"]')
    .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));

test('no page sells a variant that nobody chose', async ({ page, context }) => {
  await (await signInNewPerson(theShop())).signInTo(context);
  expect(await productsWithVariants()).toContain(kit);
  const choices = new Set(
    (await listWithVariants()).flatMap(({ variants }) => variants.map(({ sku }) => sku)),
  );
  for (const path of [
    '/',
    '/shop',
    '/shop?view=table',
    '/shop?q=drill+driver',
    `/compare?products=${kit},bench-vise-125-mm`,
    `/product/${kit}`,
    `/productDetails/${kit}`,
  ]) {
    await page.goto(theShop() + path);
    await expect(page.getByRole('button', { name: /^Cart, / })).toBeVisible();
    expect([path, await boughtWithoutVariant(page)]).toEqual([path, []]);
    expect([path, (await skusForTheCart(page)).filter((sku) => choices.has(sku))]).toEqual([path, []]);
  }
  await expect(main(page).getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
  await page.goto(`${theShop()}/purchase?item=${kit}&quantity=2`);
  await expect(main(page).getByRole('heading', { name: `${kitName}: which one?` })).toBeVisible();
  await expect(main(page).getByText('Subtotal')).toHaveCount(0);
});

test('the choice on a card opens the purchase of that variant, where it can be changed', async ({
  page,
  context,
}) => {
  await (await signInNewPerson(theShop())).signInTo(context);
  await page.goto(`${theShop()}/shop?q=drill+driver+kit`);
  // The header knows the cart once the page's scripts run. Before that the link opens the product page.
  await expect(page.getByRole('button', { name: /^Cart, / })).toBeVisible();
  await main(page)
    .getByRole('link', { name: `Choose ${kitName}`, exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: kitName });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await dialog.getByRole('link', { name: 'Purchase Blue' }).click();
  await expect(page).toHaveURL(/item=18-v-brushless-drill-driver-kit&sku=FX-BD18K-BL&quantity=1/);
  await expect(main(page)).toContainText('1 × $383.00 · Blue');

  await main(page)
    .getByRole('spinbutton', { name: `Quantity of ${kitName}` })
    .fill('2');
  await main(page).getByRole('button', { name: 'Update' }).click();
  await expect(main(page)).toContainText('2 × $383.00 · Blue');
  await main(page).getByRole('link', { name: 'Choose another' }).click();
  await main(page).getByRole('link', { name: 'Choose Red' }).click();
  await expect(page).toHaveURL(/sku=FX-BD18K-RE&quantity=2/);
  await expect(main(page)).toContainText(/2 × \$38\d\.00 · Red/);
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('a variant in the address of a product page is shown and passed on', async ({ page }) => {
  await page.goto(`${theShop()}/product/${kit}?sku=FX-BD18K-BL`);
  const offer = main(page).getByRole('status');
  await expect(offer).toContainText('$383.00');
  await expect(offer).toContainText('in stock');
  await expect(main(page).locator('input[name="sku"]')).toHaveValue('FX-BD18K-BL');
  await expect(main(page).getByRole('link', { name: 'Purchase' })).toHaveAttribute(
    'href',
    `/purchase?item=${kit}&sku=FX-BD18K-BL&quantity=1`,
  );
  await main(page).getByRole('link', { name: 'Red', exact: true }).click();
  await expect(offer).toContainText('FX-BD18K-RE');
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('Choose opens the variants on the product page', async ({ page }) => {
    await page.goto(`${theShop()}/shop?q=drill+driver+kit`);
    await main(page)
      .getByRole('link', { name: `Choose ${kitName}`, exact: true })
      .click();
    await expect(page).toHaveURL(`${theShop()}/product/${kit}#variants`);
    await expect(main(page).getByRole('link', { name: 'Blue', exact: true })).toHaveAttribute(
      'href',
      `/productDetails/${kit}?color=Blue`,
    );
  });
});
