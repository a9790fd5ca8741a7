import { closeTheDatabase, signInNewPerson } from '../support/factories';
import { brokenRules, readEInvoice } from '../support/en16931/check';
import { theShop } from '../support/open-shop';
import { shippedInvoice } from '../support/orders';
import { demoAdmin, errorOf, Person } from '../support/people';

afterAll(closeTheDatabase);

const formats = ['factur-x', 'ubl', 'cii'];
let customer: Person;
let admin: Person;
let number = '';

beforeAll(async () => {
  admin = await new Person(theShop()).signIn(demoAdmin);
  customer = await signInNewPerson(theShop());
  number = await shippedInvoice(customer, admin);
}, 120_000);

test('a customer and staff download e-invoices of the running shop, the same bytes each time', async () => {
  for (const format of formats) {
    const path = `/api/invoices/${number}/${format}`;
    const [own, again, forStaff] = [
      await customer.get(path),
      await customer.get(path),
      await admin.get(path),
    ];
    expect([own.status, again.status, forStaff.status]).toEqual([200, 200, 200]);
    expect(own.headers.get('content-disposition')).toMatch(/^attachment; filename="INV-[\w-]+\.(pdf|xml)"$/);
    expect(own.headers.get('content-type')).toBe(
      format === 'factur-x' ? 'application/pdf' : 'application/xml',
    );
    expect([again.text, forStaff.text]).toEqual([own.text, own.text]);
    if (format === 'factur-x') continue;
    expect(brokenRules(own.text)).toEqual([]);
    expect(readEInvoice(own.text).number).toBe(number);
  }
}, 60_000);

test('nobody downloads the e-invoice of another customer', async () => {
  const other = await signInNewPerson(theShop());
  for (const format of [...formats, 'pdf']) {
    const path = `/api/invoices/${number}/${format}`;
    const response = await other.get(path);
    expect([response.status, errorOf(response).code]).toEqual([404, 'unknown-invoice']);
    expect((await new Person(theShop()).get(path)).status).toBe(401);
  }
});

test('an unknown format is rejected', async () => {
  expect((await customer.get(`/api/invoices/${number}/exe`)).status).toBe(400);
});
