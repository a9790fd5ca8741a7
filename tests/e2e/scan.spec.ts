import { expect, test } from '../support/browser-test';
import { codeOf } from '../../lib/catalog/rules/search-terms';
import { expectAccessible, expectNoOverflow } from '../support/axe';
import { barcodeVideo } from '../support/barcode-video';
import { closeTheDatabase, signInNewPerson, theDatabase } from '../support/factories';
import { theShop } from '../support/open-shop';
import { expectAccessiblePage, main } from '../support/visitor';
import { workbook } from '../support/workbook';

test.use({
  launchOptions: {
    executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH,
    args: [
      '--no-sandbox',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${barcodeVideo('TW-AG125')}`,
    ],
  },
});

test.afterAll(closeTheDatabase);

test('a barcode before the camera of a phone becomes a row; without a camera the page says what to do', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${theShop()}/quick-order`);
  // The login link is in the header once the page's scripts run.
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  const scan = main(page).getByRole('button', { name: 'Scan with the camera' });
  await scan.click();
  const dialog = page.getByRole('dialog', { name: 'Scan with the camera' });
  await expect(dialog.getByRole('status')).toContainText('TW-AG125: ');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.keyboard.press('Escape');
  await expect(main(page).getByLabel('Part number, row 1')).toHaveValue('TW-AG125');
  // The code stayed before the camera, which is one scan.
  await expect(main(page).getByLabel('Quantity, row 1')).toHaveValue('1');
  await page.evaluate(() => {
    const denied = new DOMException('', 'NotAllowedError');
    navigator.mediaDevices.getUserMedia = () => Promise.reject(denied);
  });
  await scan.click();
  await expect(dialog.getByRole('alert')).toContainText('The camera is not allowed here');
  expect(errors).toEqual([]);
});

test('a workbook with an old number becomes a request for a quote, once the buyer has chosen', async ({
  page,
  context,
}) => {
  const old = { _id: codeOf('OLD-4711'), number: 'OLD-4711', sku: 'NH-CW10', at: new Date() };
  await theDatabase()
    .collection<typeof old>('replacedNumbers')
    .replaceOne({ _id: old._id }, old, { upsert: true });
  await page.goto(`${theShop()}/shop?q=old-4711`);
  await expect(main(page).getByRole('note')).toContainText('It is replaced by');
  const person = await signInNewPerson(theShop());
  await person.signInTo(context);
  await page.goto(`${theShop()}/quick-order`);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  const rows =
    '<row><c t="inlineStr"><is><t>Part no.</t></is></c><c t="inlineStr"><is><t>Qty</t></is></c></row>' +
    '<row><c t="inlineStr"><is><t>TW-AG125</t></is></c><c><v>120</v></c></row>' +
    '<row><c t="inlineStr"><is><t>OLD 4711</t></is></c><c><f>2*2</f><v>4</v></c></row>';
  const upload = main(page).getByLabel('Choose an Excel or CSV file');
  await upload.setInputFiles({ name: 'order.xlsx', mimeType: '', buffer: Buffer.from('nonsense') });
  await expect(main(page).getByText('The file is not an Excel workbook (.xlsx).')).toBeVisible();
  await upload.setInputFiles({ name: 'order.xlsx', mimeType: '', buffer: workbook(rows) });
  await expect(main(page).getByText('“OLD 4711” is an old number')).toBeVisible();
  await main(page)
    .getByRole('button', { name: /^Use NH-CW10/ })
    .click();
  await main(page).getByRole('link', { name: 'Request a quote' }).click();
  await expect(page).toHaveURL(/\/dashboard\/myQuotes\/new\?list=quick-order/);
  await expect(main(page).getByRole('list', { name: 'Lines' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessiblePage(page);
  await main(page).getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/\/dashboard\/myQuotes\/QU-/);
  await expect(main(page)).toContainText('NH-CW10');
});
