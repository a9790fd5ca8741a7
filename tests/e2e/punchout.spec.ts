import { createCompany, idOf, join } from '../http/company-people';
import { expect, test } from '../support/browser-test';
import { closeTheDatabase, grantTerms, signInNewPerson } from '../support/factories';
import { theSettings, theShop } from '../support/open-shop';
import { demoAdmin, Person } from '../support/people';
import { expectAccessiblePage, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

/** A company that buys on invoice, with the connection to its purchasing system, which /dev/punchout plays. */
async function connect(admin: Person) {
  const { host, port } = new URL(theShop());
  const company = await createCompany(admin);
  const member = await join(await signInNewPerson(theShop()), company, 'buyer');
  await grantTerms(company, `${company}@companies.example`);
  const identity = `AN-${company}`;
  const { json, text } = await admin.post<{ id: string; secret: string }>(
    `/api/companies/${company}/punchout`,
    {
      name: 'Ariba',
      from: { domain: 'NetworkId', identity },
      to: { domain: 'DUNS', identity: '060704780' },
      sender: { domain: 'NetworkId', identity: 'AN-HUB' },
      userId: await idOf(member),
      returnHosts: [host],
      outgoingUrl: `http://127.0.0.1:${port}/dev/punchout/documents`,
    },
  );
  if (!json.secret) throw new Error(text);
  return json;
}

// pages.spec.ts measures its pages at the other widths.
test('a buyer shops out of a purchasing system, which orders and is told until the invoice, at 1280', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 844 });
  const admin = await new Person(theShop()).signIn(demoAdmin);
  const { id, secret } = await connect(admin);
  await page.goto(`${theShop()}/dev/punchout`);
  await main(page).getByLabel('Connection').selectOption(id);
  await main(page).getByLabel('Shared secret').fill(secret);
  await main(page).getByRole('button', { name: 'Start by cXML' }).click();
  await expect(page).toHaveURL(`${theShop()}/`);
  await page.goto(`${theShop()}/product/angle-grinder-115-mm`);
  await expect(page.getByRole('link', { name: 'Cart and return' })).toBeVisible();
  await expectAccessiblePage(page);
  await main(page).getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByLabel('Cart, 1 item')).toBeVisible();
  await page.goto(`${theShop()}/cart`);
  await expect(main(page).getByText('Angle Grinder, 115 mm').first()).toBeVisible();
  await expectAccessiblePage(page);
  await main(page).getByRole('button', { name: 'Return to your system' }).click();

  await expect(page).toHaveURL(`${theShop()}/dev/punchout`);
  await expect(main(page).getByText('Angle Grinder, 115 mm', { exact: true })).toBeVisible();
  await expectAccessiblePage(page);
  const orderId = `PO-1280-${Date.now()}`;
  await main(page).getByLabel('Order number').fill(orderId);
  await main(page).getByRole('button', { name: 'Send the order' }).click();
  const entry = main(page).locator('summary').filter({ hasText: orderId });
  const answer = entry.filter({ hasText: 'is order HX-' });
  await expect(answer).toBeVisible();

  const number = /HX-\w+/.exec((await answer.textContent())!)![0];
  await admin.patch(`/api/orders/${number}/state`, { to: 'confirmed' });
  const shipment = { lines: [{ sku: 'TW-AG115', quantity: 1 }], carrier: 'UPS', tracking: '1Z999' };
  const once = { 'idempotency-key': orderId };
  const shipped = await admin.post(`/api/orders/${number}/shipments`, shipment, once);
  expect(shipped.status, shipped.text).toBe(201);
  const headers = { authorization: `Bearer ${theSettings().CRON_SECRET}` };
  const received = async () => {
    await fetch(`${theShop()}/api/cron/punchout`, { method: 'POST', headers });
    await page.reload();
    return entry.filter({ hasText: /Received: (Confirmation|ShipNotice|InvoiceDetail)Request/ }).count();
  };
  await expect.poll(received).toBe(3);
});
