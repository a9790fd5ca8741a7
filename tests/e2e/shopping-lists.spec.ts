import { expect, test } from '../support/browser-test';
import { closeTheDatabase, signInNewPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { expectAccessiblePage, main } from '../support/visitor';

type Cart = { lines: { sku: string; quantity: number }[] };

test.afterAll(closeTheDatabase);

// pages.spec.ts measures its pages at the other widths.
test('a cart becomes a list with a reminder, and a part of it is ordered again, at 390', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const person = await signInNewPerson(theShop());
  await person.signInTo(context);
  for (const [sku, quantity] of [
    ['TW-AG125', 2],
    ['NH-CW10', 6],
  ] as const)
    expect((await person.post('/api/cart/lines', { sku, quantity })).status).toBe(201);
  await page.goto(`${theShop()}/cart`);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await main(page).getByRole('button', { name: 'Add to list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to list' });
  await dialog.getByLabel('Name of the new list').fill('Van 3');
  await dialog.getByLabel('Name of the new list').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('2 products added to the list')).toBeVisible();

  await page.goto(`${theShop()}/dashboard/lists`);
  await expectAccessiblePage(page);
  await main(page).getByRole('link', { name: 'Van 3' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Van 3' })).toBeVisible();
  await main(page)
    .getByRole('button', { name: /^Edit .*Wrench/ })
    .click();
  const edit = page.getByRole('dialog');
  await edit.getByLabel('Usual quantity').fill('8');
  await edit.getByLabel('Note').fill('Drawer 2');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(main(page).getByText('Drawer 2')).toBeVisible();
  await main(page).getByLabel('Remind me by mail to order again').selectOption('Every 4 weeks');
  await main(page).getByRole('button', { name: 'Save list' }).click();
  await expect(main(page).getByText(/^You get the next mail on/)).toBeVisible();
  await expectAccessiblePage(page);

  await main(page)
    .getByRole('checkbox', { name: /^Order .*Grinder/ })
    .uncheck();
  await main(page).getByRole('button', { name: 'Add 1 line to cart' }).click();
  await expect(page.getByText('1 line added to your cart')).toBeVisible();
  const { json } = await person.get<Cart>('/api/cart');
  expect(json.lines.map((line) => [line.sku, line.quantity]).sort()).toEqual([
    ['NH-CW10', 14],
    ['TW-AG125', 2],
  ]);
  const csv = await person.get(
    new URL(page.url()).pathname.replace('/dashboard/lists', '/api/shopping-lists') + '/export',
  );
  expect(csv.text).toContain('NH-CW10,8,');

  await main(page).getByRole('link', { name: 'Request a quote' }).click();
  await expect(main(page).getByText('the 2 products of Van 3')).toBeVisible();
  await expectAccessiblePage(page);
  await main(page).getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/\/dashboard\/myQuotes\/(?!new)/);
  await expect(main(page)).toContainText('NH-CW10');
  await expect(main(page)).toContainText('TW-AG125');
});

test('empty bins are scanned on a phone, also without a network, and wait to be ordered', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const person = await signInNewPerson(theShop());
  const created = await person.post<{ id: string }>('/api/shopping-lists', {
    key: `bins-${Date.now()}`,
    name: 'Stores',
  });
  const path = `/api/shopping-lists/${created.json.id}`;
  const lines = [
    { sku: 'TW-AG125', quantity: 2 },
    { sku: 'NH-CW10', quantity: 12 },
  ];
  expect((await person.post(`${path}/lines`, { lines })).status).toBe(200);
  await person.signInTo(context);
  // The label opens this page: that and the button are the two taps.
  await page.goto(`${theShop()}/dashboard/lists/${created.json.id}/scan?sku=NH-CW10`);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await expectAccessiblePage(page);
  await main(page).getByRole('button', { name: 'Order 12' }).click();
  await expect(main(page).getByRole('status')).toContainText('12, to be ordered');
  await context.setOffline(true);
  // A scanner types faster than people, and than Playwright on a busy machine.
  await page.evaluate(
    (keys) => {
      for (const key of keys)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    },
    [...'tw ag125', 'Enter'],
  );
  await expect(main(page).getByRole('status')).toContainText('kept until there is a network');
  await expect(main(page).getByRole('heading', { name: 'Not sent yet' })).toBeVisible();
  await context.setOffline(false);
  await expect(main(page).getByRole('heading', { name: 'Not sent yet' })).toBeHidden();
  await page.goto(`${theShop()}/dashboard/lists/${created.json.id}`);
  await expect(main(page).getByText('Bin empty: 2 to be ordered')).toBeVisible();
  await expect(main(page).getByText('Bin empty: 12 to be ordered')).toBeVisible();
  await expectAccessiblePage(page);
  const labels = await person.get(`${path}/labels?format=single`);
  expect(labels.headers.get('content-type')).toBe('application/pdf');
});
