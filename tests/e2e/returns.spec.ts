import { expect, test, type Page } from '../support/browser-test';
import sharp from 'sharp';
import { collectBrowserErrors } from '../support/axe';
import { closeTheDatabase, signUpPerson } from '../support/factories';
import { keyboard, pointer, type Hands } from '../support/hands';
import { tabTo } from '../support/keyboard';
import { theShop } from '../support/open-shop';
import { placeOrder, totalOf } from '../support/orders';
import { demoAdmin, Person } from '../support/people';
import { expectAccessiblePage, logIn, mailTo, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

const returned = 'FX-DBS25';
const lines = [
  { sku: 'TW-AG115', quantity: 1 },
  { sku: returned, quantity: 3 },
  { sku: 'FX-DD12-30', quantity: 1 },
];

/** An order of three lines that has arrived, and its customer. */
async function deliveredOrder(shop: string) {
  const buyer = await signUpPerson(shop);
  const person = await new Person(shop).signIn(buyer);
  const total = await totalOf(person, lines, 'standard');
  const { number } = (await placeOrder(person, lines, total, undefined, 'standard')).json;
  const admin = await new Person(shop).signIn(demoAdmin);
  for (const to of ['confirmed', 'shipped', 'delivered'])
    await admin.patch(`/api/orders/${number}/state`, { to });
  return { buyer, number };
}

async function requestReturn(page: Page, { press, type, choose }: Hands): Promise<void> {
  await press(page, main(page).getByRole('button', { name: 'Return items' }));
  const dialog = page.getByRole('dialog');
  await type(page, dialog.getByLabel(/FX-DBS25 \(of 3\)/), '2');
  await choose(page, dialog.getByLabel('Reason'), 'Arrived damaged');
  await type(page, dialog.getByLabel('Details (optional)'), 'Two bits are bent');
  const photos = dialog.getByLabel('Photos (optional)');
  await tabTo(page, photos);
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#8899aa' } })
    .jpeg()
    .toBuffer();
  await photos.setInputFiles({ name: 'bent.jpg', mimeType: 'image/jpeg', buffer });
  await expect(dialog.getByAltText('Photo 1 of the return')).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Send request' }));
  await expect(dialog).toBeHidden();
}

async function decideReturn(page: Page, { press, type }: Hands): Promise<void> {
  const returns = main(page).getByRole('region', { name: 'Returns' });
  const dialog = page.getByRole('dialog');
  const step = async (button: string, confirm: string, fill?: () => Promise<void>) => {
    await press(page, returns.getByRole('button', { name: button, exact: true }));
    await fill?.();
    await press(page, dialog.getByRole('button', { name: confirm }));
    await expect(dialog).toBeHidden();
  };
  await expect(returns.getByAltText('Photo 1 of the return')).toBeVisible();
  await step('Approve', 'Approve');
  await step('Mark as received', 'Mark as received');
  await step('Inspect', 'Save inspection', async () => {
    await type(page, dialog.getByLabel('Back into stock'), '1');
    await type(page, dialog.getByLabel('Scrapped'), '1');
  });
  await step('Refund', 'Refund $', async () => {
    const shown = dialog.getByRole('region', { name: 'What is refunded' });
    await expect(shown).toContainText(/2 × .*Refund\$/);
    const before = await shown.textContent();
    await type(page, dialog.getByLabel('Fee in percent'), '10');
    await expect(shown).toContainText(`Restocking fee for ${returned}`);
    expect(await shown.textContent()).not.toBe(before);
  });
  await expect(returns.getByText('Closed', { exact: true })).toBeVisible();
}

for (const [name, width, hands] of [
  ['by pointer at 390', 390, pointer],
  ['by keyboard at 1280', 1280, keyboard],
] as const)
  test(`one of three lines comes back with a photo, through to its refund, ${name}`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const viewport = { width, height: 844 };
    await page.setViewportSize(viewport);
    const shop = theShop();
    const errors = collectBrowserErrors(page);
    const { buyer, number } = await deliveredOrder(shop);
    await logIn(page, shop, buyer, `/dashboard/myOrders/${number}`);
    await requestReturn(page, hands);
    const returns = main(page).getByRole('region', { name: 'Returns' });
    await expect(returns).toContainText('Arrived damaged: Two bits are bent');
    await expectAccessiblePage(page);

    const staff = await (await browser.newContext({ viewport })).newPage();
    await logIn(staff, shop, demoAdmin, `/dashboard/manageOrder/${number}`);
    await decideReturn(staff, hands);
    await expectAccessiblePage(staff);
    await staff.goto(`${shop}/dashboard/returns?q=${number}`);
    await expect(main(staff).getByRole('row', { name: `${number}-R1` })).toContainText('Closed');
    await expectAccessiblePage(staff);
    await staff.context().close();

    await page.reload();
    await expect(returns).toContainText('1: Back into stock');
    const refund = /Refund(\$[\d.,]+)/.exec((await returns.textContent())!)![1]!;
    await expect(returns).toContainText(`Restocking fee for ${returned}`);
    await expectAccessiblePage(page);
    expect((await mailTo(buyer.email, new RegExp(`Return ${number}-R1 is settled`))).text).toContain(refund);
    expect(errors).toEqual([]);
  });
