import { expect, test, type Page } from '../support/browser-test';
import { collectBrowserErrors } from '../support/axe';
import { closeTheDatabase, signUpPerson } from '../support/factories';
import { keyboard, type Hands } from '../support/hands';
import { theShop } from '../support/open-shop';
import { Person } from '../support/people';
import { expectAccessiblePage, logIn, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

async function enterAddress(page: Page, { press, type, choose }: Hands): Promise<void> {
  const content = main(page);
  await type(page, content.getByLabel('Street and number'), '1 Foundry Street');
  await type(page, content.getByLabel('City'), 'Cleveland');
  await type(page, content.getByLabel('ZIP code'), '44114');
  await choose(page, content.getByLabel('State or province'), 'Ohio');
  await press(page, content.getByRole('button', { name: 'Save and continue' }));
}

test('the cart estimates the delivery, and the checkout offers methods with prices and days', async ({
  page,
}) => {
  test.slow();
  const shop = theShop();
  const buyer = await signUpPerson(shop);
  const person = await new Person(shop).signIn(buyer);
  for (const sku of ['TW-AG115', 'FX-BP18-20']) await person.post('/api/cart/lines', { sku, quantity: 1 });
  const errors = collectBrowserErrors(page);
  await logIn(page, shop, buyer, '/cart');
  const content = main(page);
  await keyboard.type(page, content.getByLabel('ZIP code'), '99501');
  await keyboard.press(page, content.getByRole('button', { name: 'Estimate' }));
  await expect(content.getByText('To 99501, United States')).toBeVisible();
  await expect(content.getByText(/^\$39\.00 by Standard freight, expected \w{3} \d/)).toBeVisible();
  const excluded = 'Express can’t carry dangerous goods: 18 V Battery Pack, 2.0 Ah.';
  await expect(content.getByText(excluded)).toBeVisible();
  await expectAccessiblePage(page);

  await keyboard.press(page, content.getByRole('link', { name: 'Check out' }));
  await enterAddress(page, keyboard);
  await expect(content.getByRole('radio')).toHaveCount(1);
  await expect(content.getByRole('list', { name: 'Not offered' })).toHaveText(excluded);
  await expectAccessiblePage(page);

  await page.goto(`${shop}/cart`);
  await expect(content.getByText('To Cleveland 44114, United States')).toBeVisible();
  await keyboard.press(page, content.getByRole('button', { name: 'Remove 18 V Battery Pack, 2.0 Ah' }));
  await expect(content.getByText(excluded)).toBeHidden();
  await keyboard.press(page, content.getByRole('link', { name: 'Check out' }));
  await keyboard.press(page, content.getByRole('button', { name: 'Deliver here' }));
  await expect(content.getByRole('list', { name: 'Not offered' })).toBeHidden();
  const express = content.getByRole('radio', { name: /^Express/ });
  await expect(content.getByRole('radio', { name: /Expected to arrive \w{3} \d/ })).toHaveCount(2);
  await keyboard.check(page, express);
  await expect(content.getByText('$34.90')).toHaveCount(2);
  await keyboard.press(page, content.getByRole('button', { name: 'Continue to payment' }));
  await keyboard.press(page, content.getByRole('button', { name: /review/i }));
  await expect(content.getByText(/^Express,/)).toBeVisible();
  await expectAccessiblePage(page);
  expect(errors).toEqual([]);
});
