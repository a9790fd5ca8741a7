import { expect, test } from '../support/browser-test';
import { violationsOf } from '../support/axe';
import { closeTheDatabase } from '../support/factories';
import { theShop } from '../support/open-shop';
import { prepareScenario } from '../support/scenario';

test.afterAll(closeTheDatabase);

test('orders and products print black on white, without interactive parts', async ({ context, page }) => {
  test.slow();
  const { customer, orders } = await prepareScenario(theShop());
  await customer.signInTo(context);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const [path, words] of [
    [`/dashboard/myOrders/${orders.delivered}`, ['FX-DBS25', 'Total', 'Delivered', '1 Foundry Street']],
    ['/product/18-v-brushless-drill-driver-kit', ['FX-BD18K-BL', 'Torque', '$383.00', 'Nm']],
  ] as const) {
    await page.goto(theShop() + path);
    for (const word of words) await expect(page.getByRole('main').getByText(word).first()).toBeVisible();
    await expect(page.locator('header, footer')).toHaveCount(2);
    for (const part of await page.locator('header, footer').all()) await expect(part).toBeHidden();
    for (const part of await page.getByRole('main').getByRole('button').all())
      await expect(part).toBeHidden();
    const colors = await page.locator('body').evaluate((body) => {
      const { backgroundColor, color } = getComputedStyle(body);
      return [backgroundColor, color];
    });
    expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    expect(await violationsOf(page, { runOnly: ['color-contrast'] })).toEqual([]);
    const pdf = await page.pdf({ format: 'A4' });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length;
    expect(pages, path).toBeLessThanOrEqual(4);
  }
});
