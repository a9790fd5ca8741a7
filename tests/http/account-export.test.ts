import { closeTheDatabase, signInNewPerson } from '../support/factories';
import { theShop } from '../support/open-shop';

afterAll(closeTheDatabase);

test('the data export is a file with all personal data and no secret', async () => {
  const person = await signInNewPerson(theShop());
  const message = {
    topic: 'product-request',
    name: 'Ann',
    email: 'ann@shop.example',
    message: 'A quote, please',
  };
  const quote = { product: '18-v-brushless-drill-driver-kit', sku: 'FX-BD18K-BL', quantity: 250 };
  expect((await person.post('/api/contact', { ...message, ...quote })).status).toBe(201);
  const response = await person.get('/api/account/export');
  expect(response.headers.get('content-disposition')).toMatch(/attachment/);
  expect(Object.keys(response.json)).toEqual([
    'account',
    'identity',
    'profile',
    'sessions',
    'devices',
    'addresses',
    'cart',
    'orders',
    'reviewedPrices',
    'quotes',
    'returnPhotos',
    'purchaseOrderFiles',
    'invoices',
    'credit',
    'discounts',
    'priceLists',
    'assortments',
    'ownNumbers',
    'shoppingLists',
    'stockAlerts',
    'machines',
    'reviews',
    'questions',
    'messages',
    'lists',
    'taxes',
    'companies',
    'companyRequests',
    'apiKeys',
    'purchasingSystems',
    'approvalRequests',
    'webhooks',
    'newsletter',
  ]);
  expect(response.json.messages).toMatchObject([quote]);
  expect(response.json.devices).toMatchObject([{ device: expect.any(String) }]);
  expect(response.text).not.toMatch(/argon2|passwordHash|sessionVersion/);
});
