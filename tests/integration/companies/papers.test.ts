import { findOwnInvoice, listOrderInvoices } from '@/lib/invoices/queries/invoices';
import { issuePendingInvoices } from '@/lib/invoices/commands/issue-invoices';
import { changeOrder } from '@/lib/orders/commands/change-status';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { reviewPrices } from '@/lib/orders/commands/review-prices';
import { saveShop } from '@/lib/settings/commands';
import { findShop } from '@/lib/settings/queries';
import { defaultShop } from '@/lib/settings/rules/shop';
import { grantCertificate } from '@/lib/taxes/commands/certificates';
import { saveVatId } from '@/lib/taxes/commands/own-taxes';
import { creditAccounts } from '@/lib/credit/collection';
import { newCreditAccount } from '@/lib/credit/commands/terms';
import { createAdmin, createProduct, bodyFor, newKey } from '../orders/fixtures';
import { billing, createCompany, createMember, valueOf } from './fixtures';

const staff = createAdmin('Sally Staff');
const inParis = {
  ...billing,
  line1: '4 Rue du Port',
  city: 'Paris',
  region: '',
  postcode: '75012',
  country: 'FR',
};
const site = {
  name: 'Receiving',
  company: 'Atelier Sud',
  line1: '9 Quai Est',
  line2: '',
  city: 'Lyon',
  region: '',
  postcode: '69002',
  country: 'FR',
  phone: '',
};

beforeAll(async () => {
  const taxRules = [{ country: 'FR', region: null, name: 'TVA', basisPoints: 2_000 }];
  const invoicing = { ...defaultShop.invoicing, vatId: 'DE136695976', country: 'DE' };
  const countries = [...defaultShop.countries, { code: 'FR', name: 'France' }];
  await saveShop(staff, { taxRules, invoicing, countries });
});

async function createFrenchCompany() {
  const id = await createCompany({ name: 'Atelier SA', taxId: 'FR40303265045', billing: inParis });
  const terms = { status: 'active', netDays: 30, limit: 100_000_000 } as const;
  await creditAccounts().insertOne(newCreditAccount({ id, name: 'Atelier SA', email: '' }, terms));
  return id;
}

test('the papers of a company’s order name the company, and its VAT ID decides about the tax', async () => {
  const company = await createFrenchCompany();
  const buyer = await createMember(company, 'buyer');
  const address = site;
  const body = await bodyFor([[await createProduct(10, { price: 5_000 }), 2]], { address });
  const shop = await findShop();
  const prices = valueOf(await reviewPrices({ ...buyer, companyId: company }, body, shop));
  const alone = valueOf(await reviewPrices(buyer, body, shop));
  expect([prices.totals.tax > 0, alone.totals.tax > 0]).toEqual([false, true]);
  const input = { ...body, company, total: prices.totals.total };
  const order = valueOf(await placeOrder(buyer, input, newKey()));
  expect(order.company).toEqual({
    id: company,
    name: 'Atelier SA',
    taxId: 'FR40303265045',
    billing: inParis,
  });
  for (const to of ['confirmed', 'shipped'] as const)
    valueOf(await changeOrder(staff, order.number, { to, why: '', tracking: '', undo: false }));
  await issuePendingInvoices();
  const [issued] = await listOrderInvoices(order.id);
  const invoice = await findOwnInvoice(buyer.userId, issued!.number);
  expect(invoice!.content).toMatchObject({
    tax: 0,
    buyer: { name: buyer.name, company: 'Atelier SA', taxId: 'FR40303265045', line1: '4 Rue du Port' },
    deliveredTo: { company: 'Atelier Sud', line1: '9 Quai Est', city: 'Lyon', countryName: 'France' },
  });
}, 60_000);

test('what exempts a member alone exempts no order for the company, and the reverse', async () => {
  const company = await createCompany({ taxId: '', billing: inParis });
  const buyer = await createMember(company, 'buyer');
  const exemption = { number: 'X-1', country: 'FR', regions: [], from: '2020-01-01', to: '2099-12-31' };
  valueOf(await grantCertificate(staff, { ...exemption, email: buyer.email }));
  valueOf(await saveVatId(buyer, 'FR40303265045'));
  const body = await bodyFor([[await createProduct(10), 1]], { address: site });
  const shop = await findShop();
  const forCompany = valueOf(await reviewPrices({ ...buyer, companyId: company }, body, shop));
  const alone = valueOf(await reviewPrices(buyer, body, shop));
  expect([forCompany.totals.tax > 0, alone.totals.tax]).toEqual([true, 0]);
});
