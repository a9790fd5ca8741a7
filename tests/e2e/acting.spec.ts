import { expect, test } from '../support/browser-test';
import { joinCompany, openCompany } from '../support/approvals';
import { collectBrowserErrors } from '../support/axe';
import { closeTheDatabase, signInNewPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin, Person } from '../support/people';
import { expectAccessiblePage, logIn, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

test('staff act as a member from the page of the company, see it on every page, and end it', async ({
  page,
}) => {
  const shop = theShop();
  const company = await openCompany(await new Person(shop).signIn(demoAdmin), 'Acted Pumps Inc.');
  const member = await joinCompany(await signInNewPerson(shop), company, 'buyer');
  const { json } = await member.get<{ person: { name: string; email: string } }>('/api/me');
  const { name, email } = json.person;
  const errors = collectBrowserErrors(page);
  await logIn(page, shop, demoAdmin, `/dashboard/companies/${company}`);
  await page.getByRole('button', { name: `Act as ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Act as' }).click();
  await expect(page).toHaveURL(/\/dashboard\/company$/);
  await expect(main(page).getByRole('heading', { name: 'Acted Pumps Inc.' })).toBeVisible();
  const bar = page.getByRole('region', { name: 'Acting as a customer' });
  for (const path of ['/dashboard/company', '/', '/product/angle-grinder-115-mm', '/cart']) {
    await page.goto(shop + path);
    await expect(bar).toContainText(`You act as ${name} (${email}) until`);
    await expectAccessiblePage(page);
  }
  await page.goto(`${shop}/product/angle-grinder-115-mm`);
  await main(page).getByRole('button', { name: 'Add to cart' }).first().click();
  await expect
    .poll(async () => (await member.get<{ cart: { count: number } }>('/api/me')).json.cart.count)
    .toBe(1);
  await bar.getByRole('button', { name: 'End' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/companies/${company}$`));
  await expect(page.getByRole('button', { name: `Act as ${name}` })).toBeVisible();
  await expect(bar).toBeHidden();
  expect(errors).toEqual([]);
});
