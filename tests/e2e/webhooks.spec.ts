import { expect, test } from '../support/browser-test';
import { Receiver } from '../integration/webhooks/receiver';
import { collectBrowserErrors } from '../support/axe';
import { closeTheDatabase } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin } from '../support/people';
import { expectAccessiblePage, logIn, main } from '../support/visitor';

const receiver = new Receiver();
test.beforeAll(() => receiver.open());
test.afterAll(async () => {
  await receiver.close();
  await closeTheDatabase();
});

test('an owner adds an endpoint, keeps its secret, sends the test event and sends it again', async ({
  page,
}) => {
  const browserErrors = collectBrowserErrors(page);
  const content = main(page);
  await logIn(page, theShop(), demoAdmin, '/dashboard/webhooks');
  await expect(content.getByRole('link', { name: 'https://erp.example/events', exact: true })).toBeVisible();
  await expectAccessiblePage(page);
  await content.getByRole('link', { name: 'Add endpoint' }).click();
  await content.getByRole('textbox', { name: 'Address' }).fill('https://192.168.0.7/events');
  await content.getByRole('button', { name: 'Add endpoint' }).click();
  await expect(content.getByText('Choose at least one event')).toBeVisible();
  await content.getByRole('checkbox', { name: 'stock.low' }).check();
  await content.getByRole('button', { name: 'Choose all of Orders' }).click();
  await content.getByRole('button', { name: 'Add endpoint' }).click();
  await expect(content.getByText('This is not the address of a public server')).toBeVisible();
  await expectAccessiblePage(page);
  await content.getByRole('textbox', { name: 'Address' }).fill(receiver.url);
  await content.getByRole('button', { name: 'Add endpoint' }).click();
  const secret = content.getByText(/^whsec_/);
  await expect(secret).toBeVisible();
  receiver.secret = (await secret.textContent())!;
  await expectAccessiblePage(page);
  await content.getByRole('button', { name: 'I have stored it' }).click();
  await expect(content.getByRole('heading', { level: 1, name: `127.0.0.1:${receiver.port}` })).toBeVisible();
  await expect(content.getByRole('checkbox', { name: 'order.edited' })).toBeChecked();
  await expect(content.getByText(receiver.secret)).toHaveCount(0);
  await expectAccessiblePage(page);

  await content.getByRole('button', { name: 'Send test event' }).click();
  await expect(content.getByText('webhook.test', { exact: true }).first()).toBeVisible();
  await expect(content.getByText('Delivered', { exact: true })).toBeVisible();
  await content.getByText('Request and response').click();
  await expect(content.getByRole('region', { name: 'Request' })).toContainText('This is a test.');
  await expectAccessiblePage(page);
  await content.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('webhook.test was delivered')).toBeVisible();
  await expect(content.getByText('2 attempts')).toBeVisible();
  // Orders that other tests place in the same shop arrive too.
  const sent = receiver.received.filter(({ type }) => type === 'webhook.test').map(({ id }) => id);
  expect(sent).toEqual([expect.any(String), sent[0]]);
  expect(receiver.forged).toBe(0);
  expect(browserErrors).toEqual([]);
});
