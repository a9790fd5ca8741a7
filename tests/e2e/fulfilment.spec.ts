import { expect, test } from '../support/browser-test';
import { collectBrowserErrors } from '../support/axe';
import { closeTheDatabase, signUpPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { placeOrder, totalOf } from '../support/orders';
import { demoAdmin, Person } from '../support/people';
import { pdfText } from '../support/read-pdf';
import { expectAccessiblePage, logIn, mailTo, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

const lines = [
  { sku: 'TW-AG115', quantity: 1 },
  { sku: 'FX-DBS25', quantity: 2 },
];

test('staff ship one of two lines and print the pick list of the rest; the customer follows the parcel', async ({
  page,
  browser,
}, { project }) => {
  test.slow();
  const shop = theShop();
  const browserErrors = collectBrowserErrors(page);
  const buyer = await signUpPerson(shop);
  const person = await new Person(shop).signIn(buyer);
  const total = await totalOf(person, lines, 'standard');
  const { number } = (await placeOrder(person, lines, total, undefined, 'standard')).json;
  const admin = await new Person(shop).signIn(demoAdmin);
  await admin.patch(`/api/orders/${number}/state`, { to: 'confirmed' });

  await logIn(page, shop, demoAdmin, `/dashboard/manageOrder/${number}`);
  await main(page).getByRole('button', { name: 'Mark as shipped' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/FX-DBS25 \(of 2\)/).fill('0');
  await dialog.getByLabel('Carrier (optional)').selectOption('UPS');
  await dialog.getByLabel('Tracking (optional)').fill('1Z 999');
  await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(dialog).toBeHidden();
  await expect(main(page).getByText('Partly shipped').first()).toBeVisible();
  await expectAccessiblePage(page);

  await page.goto(`${shop}/dashboard/manageOrder?state=partly-shipped&q=${number}`);
  await main(page)
    .getByRole('checkbox', { name: `Choose ${number}` })
    .check();
  const link = main(page).getByRole('link', { name: 'Pick list (PDF)' });
  const list = await page.request.get(shop + (await link.getAttribute('href')));
  const text = await pdfText(await list.body());
  expect(text).toContain(`${number} × 2`);
  expect(text).not.toContain('TW-AG115');
  await expectAccessiblePage(page);

  const buyerPage = await (await browser.newContext(project.use)).newPage();
  await logIn(buyerPage, shop, buyer, `/dashboard/myOrders/${number}`);
  const shipments = main(buyerPage).getByRole('region', { name: 'Shipments' });
  await expect(shipments.getByRole('link', { name: 'UPS 1Z 999' })).toHaveAttribute(
    'href',
    'https://www.ups.com/track?tracknum=1Z999',
  );
  await expect(shipments).toContainText('Still to come');
  await expectAccessiblePage(buyerPage);
  expect((await mailTo(buyer.email, /A part of order/)).text).toContain('2 × ');
  expect(browserErrors).toEqual([]);
  await buyerPage.context().close();
});
