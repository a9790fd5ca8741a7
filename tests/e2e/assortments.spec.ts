import { expect, test } from '../support/browser-test';
import { joinCompany, openCompany } from '../support/approvals';
import { collectBrowserErrors } from '../support/axe';
import { closeTheDatabase, signInNewPerson, signUpPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin, Person } from '../support/people';
import { expectAccessiblePage, logIn, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

test('staff make an assortment with an exclusive product, and a member buys from it', async ({
  page,
  browser,
}, { project }) => {
  const shop = theShop();
  const name = `Assorted Pumps ${project.name}`;
  const company = await openCompany(await new Person(shop).signIn(demoAdmin), name);
  const member = await joinCompany(await signInNewPerson(shop), company, 'buyer');
  const errors = collectBrowserErrors(page);
  await logIn(page, shop, demoAdmin, '/dashboard/assortments');
  await main(page).getByRole('link', { name: 'New assortment' }).click();
  await main(page).getByLabel(/^Name/).fill(`Gloves for ${name}`);
  await main(page).getByLabel(/^SKUs/).fill('LS-WG7\nNO-SUCH-SKU');
  await main(page).getByRole('button', { name: 'Choose a company' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the company').fill(name);
  await dialog.getByRole('button', { name: 'Search' }).click();
  await dialog.getByRole('button', { name: new RegExp(`^Choose ${name}`) }).click();
  await main(page).getByRole('button', { name: 'Add assortment' }).click();
  await expect(main(page).getByText('No product for sale has the SKU NO-SUCH-SKU')).toBeVisible();
  await expectAccessiblePage(page);
  await main(page).getByLabel(/^SKUs/).fill('LS-WG7');
  await main(page).getByRole('button', { name: 'Add assortment' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: `Gloves for ${name}` })).toBeVisible();

  const context = await member.signInTo(await browser.newContext(project.use));
  const own = await context.newPage();
  const ownErrors = collectBrowserErrors(own);
  await own.goto(`${shop}/dashboard/assortment?q=gloves`);
  await expectAccessiblePage(own);
  await main(own)
    .getByRole('button', { name: /^Add Press Shop Gloves/ })
    .click();
  await expect(own.getByRole('button', { name: 'Cart, 6 items' })).toBeVisible();
  await main(own)
    .getByRole('link', { name: /^Press Shop Gloves/ })
    .click();
  await expect(own).toHaveURL(/\/productDetails\/press-shop-gloves/);
  await expect(main(own).getByRole('heading', { level: 1 })).toContainText('Press Shop Gloves');
  await expectAccessiblePage(own);
  expect([...errors, ...ownErrors]).toEqual([]);
});

test('a buyer with a limiting assortment reads everywhere what is not in it, and can buy only the rest', async ({
  page,
}, { project }) => {
  const shop = theShop();
  const staff = await new Person(shop).signIn(demoAdmin);
  const name = `Limited Pumps ${project.name}`;
  const company = await openCompany(staff, name);
  const buyer = await signUpPerson(shop);
  await joinCompany(await new Person(shop).signIn(buyer), company, 'buyer');
  const added = await staff.post('/api/assortments', {
    name: `Only drills for ${name}`,
    audience: { kind: 'company', id: company },
    active: true,
    limits: true,
    skus: ['FX-DD12-30'],
    categories: [],
    brands: [],
  });
  expect(added.status).toBe(201);
  const errors = collectBrowserErrors(page);
  await logIn(page, shop, buyer);
  const reason = 'Not in your company’s assortment';

  // The list: one product has its form, the others have the reason in its place.
  await page.goto(`${shop}/shop/drills`);
  const own = main(page).getByRole('article').filter({ hasText: '12 V Drill Driver, 30 Nm' });
  const other = main(page).getByRole('article').filter({ hasText: reason }).first();
  await expect(other).toBeVisible();
  await expect(other.getByRole('button', { name: /^Add to cart/ })).toBeHidden();
  await expect(other.getByRole('link', { name: /^(Purchase|Choose)/ })).toBeHidden();
  await expect(own).not.toContainText(reason);
  await expect(own.getByRole('button', { name: /^Add to cart/ })).toBeVisible();
  await expectAccessiblePage(page);

  // The product page, by its public address, and the workspace.
  await page.goto(`${shop}/product/angle-grinder-115-mm`);
  const offer = main(page).locator('#offer');
  await expect(offer).toContainText(reason);
  await expect(offer.getByRole('button', { name: 'Add to cart' })).toBeHidden();
  await expect(offer.getByRole('link', { name: 'Purchase' })).toBeHidden();
  await expectAccessiblePage(page);
  await page.goto(`${shop}/productDetails/angle-grinder-115-mm`);
  await expect(main(page)).toContainText(reason);
  await expect(main(page).getByRole('button', { name: 'Add to Cart' })).toBeHidden();
  await page.goto(`${shop}/product/12-v-drill-driver-30-nm`);
  await expect(offer.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await expect(offer).not.toContainText(reason);

  // Suggestions and quick order.
  await page.goto(`${shop}/shop`);
  // What is typed before the page is interactive is lost.
  const account = page.getByRole('button', { name: /^Account of/ });
  await expect(account).toBeVisible();
  const search = main(page).getByRole('combobox').or(page.getByRole('banner').getByRole('combobox')).first();
  await search.fill('angle grinder 115');
  await expect(page.getByRole('option', { name: 'TW-AG115' }).first()).toContainText(reason);
  await page.goto(`${shop}/quick-order`);
  await expect(account).toBeVisible();
  await main(page).getByLabel('Part number').first().fill('TW-AG115');
  await page.keyboard.press('Tab');
  await expect(main(page)).toContainText(`${reason}: “TW-AG115”`);
  await expectAccessiblePage(page);
  expect(errors).toEqual([]);
});
