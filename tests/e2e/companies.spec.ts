import { expect, test, type Browser, type Page } from '../support/browser-test';
import { collectBrowserErrors } from '../support/axe';
import {
  closeTheDatabase,
  grantTerms,
  signUpPerson,
  theDatabase,
  type NewPerson,
} from '../support/factories';
import { keyboard, pointer, type Hands } from '../support/hands';
import { ohioAddress } from '../support/ohio-address';
import { theShop } from '../support/open-shop';
import { demoAdmin, Person } from '../support/people';
import { rawPdf, catalog, onePage } from '../support/raw-pdf';
import { expectAccessiblePage, logIn, mailTo, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

const { name: _name, company: _company, phone: _phone, ...billing } = ohioAddress;
const sku = 'FX-BD18K-BL';

/** A company with this admin, who is in a browser of this width. */
async function openCompany(name: string, admin: NewPerson): Promise<string> {
  const staff = await new Person(theShop()).signIn(demoAdmin);
  const purchaseOrders = { required: false, pattern: '', isUnique: false };
  const none = { parentId: null, mailDomain: '', joinsByDomain: false, salesPersonId: null, note: '' };
  const body = { name, taxId: '', billing, purchaseOrders, ...none };
  const { json } = await staff.post<{ id: string }>('/api/companies', body);
  const account = await theDatabase().collection('users').findOne({ email: admin.email });
  await theDatabase().collection('companyMembers').insertOne({
    companyId: json.id,
    userId: account!._id.toHexString(),
    role: 'admin',
    seq: 0,
    joinedAt: new Date(),
  });
  await grantTerms(json.id, name);
  return json.id;
}

const pdfFile = { mimeType: 'application/pdf', buffer: rawPdf([catalog(), ...onePage()]) };

/** An open blanket order of a company for 20 units, by staff; returns its number. */
async function openBlanketOrder(company: string, contact: NewPerson): Promise<string> {
  const staff = await new Person(theShop()).signIn(demoAdmin);
  const account = await theDatabase().collection('users').findOne({ email: contact.email });
  const begun = { key: `blanket-${company}`, customer: account!._id.toHexString(), company };
  const { json } = await staff.post<{ number: string }>('/api/blanket-orders', begun);
  const path = `/api/blanket-orders/${json.number}`;
  const draft = await staff.get<{ seq: number; from: string; until: string }>(path);
  const { seq, from, until } = draft.json;
  const lines = [{ sku, quantity: 20, unitPrice: 12_345 }];
  const body = { seq, from, until, terms: '', purchaseOrder: 'HP-BLANKET', lines };
  const saved = await staff.call<{ seq: number }>('PUT', path, body);
  await staff.post(`${path}/opening`, { seq: saved.json.seq });
  return json.number;
}

/** Calls off 3 units of a blanket order through the checkout. */
async function callOff(page: Page, hands: Hands, number: string): Promise<void> {
  await page.goto(`${theShop()}/dashboard/myBlanketOrders`);
  await hands.press(page, main(page).getByRole('link', { name: number }));
  const units = main(page).getByRole('textbox', { name: new RegExp(sku) });
  await hands.type(page, units, '21');
  await expect(main(page).getByText('Enter a number from 0 to 20')).toBeVisible();
  await expectAccessiblePage(page);
  await units.fill('');
  await hands.type(page, units, '3');
  await hands.press(page, main(page).getByRole('button', { name: 'Call off and check out' }));
  await expect(main(page)).toContainText(`The prices are those of blanket order ${number}`);
  await hands.press(page, main(page).getByRole('button', { name: 'Deliver here' }));
  await hands.press(page, main(page).getByRole('button', { name: 'Continue to payment' }));
  await expect(main(page)).toContainText('Your purchase order number is HP-BLANKET');
  await comment(page, hands, 'For dock 9');
  await hands.press(page, main(page).getByRole('button', { name: /review/i }));
  await hands.press(page, main(page).getByRole('button', { name: /^Place order/ }));
  await expect(page).toHaveURL(/\/dashboard\/myOrders\/HX-[0-9A-Z]{8}/);
  await hands.press(page, main(page).getByRole('link', { name: `Blanket order ${number}` }));
  await expect(main(page).getByText('17', { exact: true })).toBeVisible();
}

/** Writes a comment on the line in the summary of the checkout. */
async function comment(page: Page, hands: Hands, text: string): Promise<void> {
  await hands.press(page, main(page).getByRole('button', { name: /^Add a comment/ }));
  await hands.type(page, main(page).getByLabel(/^Comment on/), text);
  await hands.press(page, main(page).getByRole('button', { name: 'Save', exact: true }));
  await expect(main(page).getByText(`Comment: ${text}`)).toBeVisible();
}

async function openPage(browser: Browser, use: object, width: number): Promise<Page> {
  const context = await browser.newContext({ ...use, viewport: { width, height: 844 } });
  return context.newPage();
}

const ways: [string, number, Hands][] = [
  ['by keyboard at 1280', 1280, keyboard],
  ['by pointer at 390', 390, pointer],
];

for (const [way, width, hands] of ways)
  test(`a colleague is invited, joins, chooses the company in the header, and orders for it ${way}`, async ({
    browser,
  }, { project }) => {
    test.slow();
    const shop = theShop();
    const [admin, colleague] = [await signUpPerson(shop), await signUpPerson(shop)];
    const name = `Harbor Pumps ${width}`;
    const other = `Other Works ${width}`;
    const companyId = await openCompany(name, admin);
    await openCompany(other, colleague);

    const adminPage = await openPage(browser, project.use, width);
    const errors = collectBrowserErrors(adminPage);
    await logIn(adminPage, shop, admin, '/dashboard/company');
    await hands.type(adminPage, main(adminPage).getByLabel(/^Email/), colleague.email);
    await hands.press(adminPage, main(adminPage).getByRole('button', { name: /invit/i }));
    await expect(main(adminPage).getByText(colleague.email)).toBeVisible();
    await hands.press(adminPage, main(adminPage).getByRole('button', { name: 'Add a document' }));
    const dialog = adminPage.getByRole('dialog');
    await hands.type(adminPage, dialog.getByLabel('Name'), 'Resale certificate');
    await dialog.getByLabel('Expires').fill('2020-01-31');
    await dialog.getByLabel('File').setInputFiles({
      name: 'resale.pdf',
      mimeType: 'application/pdf',
      buffer: rawPdf([catalog(), ...onePage()]),
    });
    await hands.press(adminPage, dialog.getByRole('button', { name: 'Upload document' }));
    await expect(main(adminPage).getByText('Expired on Jan 31, 2020')).toBeVisible();
    await expectAccessiblePage(adminPage);

    const page = await openPage(browser, project.use, width);
    const [link] = /http\S+joinCompany\S+/.exec((await mailTo(colleague.email, /Join/)).text)!;
    const path = link.replace(/^http:\/\/[^/]+/, '');
    await logIn(page, shop, colleague, '/dashboard/company');
    await page.goto(shop + path);
    await hands.press(page, main(page).getByRole('button', { name: `Join ${name}` }));
    await expect(page).toHaveURL(`${shop}/dashboard/company`);
    await chooseCompany(page, hands, width, name);
    await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible();
    // A buyer sees no documents of the company.
    await expect(main(page).getByText('Resale certificate')).toBeHidden();

    await page.goto(`${shop}/purchase?item=18-v-brushless-drill-driver-kit&sku=${sku}`);
    await expect(main(page)).toContainText(`You are ordering for ${name}`);
    await hands.type(page, main(page).getByLabel('Street and number'), '1 Foundry Street');
    await hands.type(page, main(page).getByLabel('City'), 'Cleveland');
    await hands.type(page, main(page).getByLabel('ZIP code'), '44114');
    await hands.choose(page, main(page).getByLabel('State or province'), 'Ohio');
    await hands.press(page, main(page).getByRole('button', { name: 'Save and continue' }));
    // Enter would submit the form.
    await main(page).getByLabel('Ship everything together').focus();
    await page.keyboard.press('Space');
    const day = main(page).getByLabel('Requested delivery date (optional)');
    await day.fill('2020-01-06');
    await hands.press(page, main(page).getByRole('button', { name: 'Continue to payment' }));
    await expect(main(page).getByText('Jan 6, 2020 is past. Choose a day from today on')).toBeVisible();
    await day.fill((await day.getAttribute('min'))!);
    await hands.press(page, main(page).getByRole('button', { name: 'Continue to payment' }));
    await expect(main(page).getByLabel(/^Purchase order number/)).toBeVisible();
    await comment(page, hands, 'For crane 2');
    await hands.type(page, main(page).getByLabel(/^Purchase order number/), 'HP-4711');
    await main(page)
      .getByLabel('Purchase order as PDF (optional)')
      .setInputFiles({ ...pdfFile, name: 'HP-4711.pdf' });
    await expect(main(page).getByText('Purchase order attached: HP-4711.pdf')).toBeVisible();
    await expectAccessiblePage(page);
    await hands.press(page, main(page).getByRole('button', { name: /review/i }));
    await expect(main(page)).toContainText('Complete, in one shipment');
    await hands.press(page, main(page).getByRole('button', { name: /^Place order/ }));
    await expect(page).toHaveURL(/\/dashboard\/myOrders\/HX-[0-9A-Z]{8}/);
    const [number] = /HX-[0-9A-Z]{8}/.exec(page.url())!;
    expect(await theDatabase().collection('orders').findOne({ number })).toMatchObject({
      company: { name },
      shipComplete: true,
      payment: { purchaseOrder: 'HP-4711' },
      lines: [{ sku, comment: 'For crane 2' }],
    });
    const download = page.waitForEvent('download');
    await hands.press(page, main(page).getByRole('link', { name: /^HP-4711\.pdf/ }));
    expect((await download).suggestedFilename()).toBe(`purchase-order-${number}.pdf`);
    await callOff(page, hands, await openBlanketOrder(companyId, colleague));
    await expectAccessiblePage(page);
    await adminPage.goto(`${shop}/dashboard/myOrders/${number}`);
    await expect(main(adminPage).getByRole('heading', { level: 1 })).toContainText(number);
    expect(errors).toEqual([]);
  });

/** Chooses for whom to buy in the account menu of the header. */
async function chooseCompany(page: Page, hands: Hands, width: number, name: string): Promise<void> {
  await hands.press(page, page.getByRole('banner').getByRole('button', { name: /^Account of/ }));
  const choice = page.getByRole('menuitemradio', { name });
  await expect(choice).toBeVisible();
  if (hands === keyboard) {
    while (!(await choice.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  } else await choice.click();
  await expect(page.getByText(`You are buying for ${name}`)).toBeVisible();
}
