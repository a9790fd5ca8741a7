import { expect, test } from '../support/browser-test';
import { closeTheDatabase } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin } from '../support/people';
import { expectAccessiblePage, logIn, mailTo, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

const sku = 'MR-VP-140-2';

test('an SKU at its reorder point is proposed, ordered, mailed and partly received into stock and ledger', async ({
  page,
}) => {
  test.slow();
  const shop = theShop();
  const content = main(page);
  await logIn(page, shop, demoAdmin, `/dashboard/stock?q=${sku}`);
  await content.getByRole('textbox', { name: `Reorder point of ${sku}` }).fill('900');
  await content.getByRole('textbox', { name: `Reorder quantity of ${sku}` }).fill('1000');
  await content.getByRole('button', { name: 'Save reorder points' }).click();
  await expect(page.getByText('1 SKU saved')).toBeVisible();

  await page.goto(`${shop}/dashboard/purchasing/proposal`);
  await content.getByRole('button', { name: 'Create draft for Millrace Precision' }).click();
  await expect(content.getByRole('textbox', { name: `Quantity of ${sku}` })).toHaveValue('1000');
  await content.getByRole('textbox', { name: `Unit cost (USD) of ${sku}` }).fill('41.50');
  await content.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expectAccessiblePage(page);
  await content.getByRole('button', { name: 'Send to supplier' }).click();
  await page.getByRole('button', { name: 'Send order' }).click();
  await expect(content.getByRole('button', { name: 'Receive' })).toBeVisible();
  const number = (await content.getByRole('heading', { level: 1 }).innerText()).split(/\s/)[0]!;
  const { text } = await mailTo('orders@millrace.example', new RegExp(`^Purchase order ${number} from`));
  expect(text).toContain('$41,500.00');

  await content.getByRole('button', { name: 'Receive' }).click();
  const line = page.getByRole('group', { name: sku });
  await line.getByRole('textbox', { name: /^Units/ }).fill('4');
  await line.getByRole('textbox', { name: /^Unit cost/ }).fill('40.25');
  for (const other of await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Units/ })
    .all()) {
    if ((await other.inputValue()) !== '4') await other.fill('0');
  }
  await page.getByRole('button', { name: 'Receive into stock' }).click();
  await expect(content.getByText('Partly received')).toBeVisible();

  await content.getByRole('link', { name: sku }).click();
  const latest = content.getByRole('row').nth(1);
  await expect(latest).toContainText(`Received from supplier ${number}`);
  await expect(latest).toContainText('+4');
  await expect(latest).toContainText('$40.25');
  await expectAccessiblePage(page);
});
