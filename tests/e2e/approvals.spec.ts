import { expect, test } from '../support/browser-test';
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
import { expectAccessiblePage, logIn, mailTo, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

const { name: _name, company: _company, phone: _phone, ...billing } = ohioAddress;
const sku = 'FX-BD18K-BL';

/** The name that `signUpPerson` gives. */
const nameOf = ({ email }: NewPerson) => `Buyer ${email.split('@')[0]}`;

const userIdOf = async ({ email }: NewPerson) =>
  (await theDatabase().collection('users').findOne({ email }))!._id.toHexString();

/** A company with terms, whose members are an admin and a buyer. */
async function openCompany(name: string, admin: NewPerson, buyer: NewPerson): Promise<void> {
  const staff = await new Person(theShop()).signIn(demoAdmin);
  const purchaseOrders = { required: false, pattern: '', isUnique: false };
  const none = { parentId: null, mailDomain: '', joinsByDomain: false, salesPersonId: null, note: '' };
  const body = { name, taxId: '', billing, purchaseOrders, ...none };
  const { json } = await staff.post<{ id: string }>('/api/companies', body);
  const member = { companyId: json.id, seq: 0, joinedAt: new Date() };
  await theDatabase()
    .collection('companyMembers')
    .insertMany([
      { ...member, userId: await userIdOf(admin), role: 'admin' },
      { ...member, userId: await userIdOf(buyer), role: 'buyer' },
    ]);
  await grantTerms(json.id, name);
}

const ways: [string, number, Hands][] = [
  ['by pointer at 390', 390, pointer],
  ['by keyboard at 1280', 1280, keyboard],
];

for (const [way, width, hands] of ways)
  test(`an admin sets a rule, a buyer requests the approval, and it is given by the mailed link ${way}`, async ({
    browser,
  }, { project }) => {
    test.slow();
    const shop = theShop();
    const [admin, buyer] = [await signUpPerson(shop), await signUpPerson(shop)];
    const name = `Dockside Pumps ${width}`;
    await openCompany(name, admin, buyer);
    const openPage = async () => {
      const context = await browser.newContext({ ...project.use, viewport: { width, height: 844 } });
      return context.newPage();
    };

    const adminPage = await openPage();
    const errors = collectBrowserErrors(adminPage);
    await logIn(adminPage, shop, admin, '/dashboard/company');
    await hands.press(adminPage, main(adminPage).getByRole('link', { name: 'Approval rules' }));
    await hands.press(adminPage, main(adminPage).getByRole('button', { name: 'Add a rule' }));
    const rule = main(adminPage).getByRole('group', { name: 'Rule 1' });
    await hands.type(adminPage, rule.getByLabel(/^Name/), 'Power tools');
    await hands.press(adminPage, main(adminPage).getByRole('button', { name: 'Save approvals' }));
    await expect(rule.getByRole('alert')).toHaveText('Choose an approver');
    await hands.type(adminPage, rule.getByLabel(/^Total from/), '100');
    await hands.choose(adminPage, rule.getByLabel(/^First approver/), nameOf(admin));
    await hands.press(adminPage, main(adminPage).getByRole('button', { name: 'Save approvals' }));
    await expect(adminPage.getByText('Approvals saved')).toBeVisible();
    await expectAccessiblePage(adminPage);

    const page = await openPage();
    const buyerErrors = collectBrowserErrors(page);
    await logIn(page, shop, buyer, '/dashboard/approvals');
    await page.goto(`${shop}/purchase?item=18-v-brushless-drill-driver-kit&sku=${sku}&quantity=2`);
    await hands.type(page, main(page).getByLabel('Street and number'), '1 Foundry Street');
    await hands.type(page, main(page).getByLabel('City'), 'Cleveland');
    await hands.type(page, main(page).getByLabel('ZIP code'), '44114');
    await hands.choose(page, main(page).getByLabel('State or province'), 'Ohio');
    await hands.press(page, main(page).getByRole('button', { name: 'Save and continue' }));
    await hands.press(page, main(page).getByRole('button', { name: 'Continue to payment' }));
    await hands.press(page, main(page).getByRole('button', { name: /review/i }));
    await expect(main(page)).toContainText('The rule “Power tools” of your company asks for an approval');
    await hands.type(page, main(page).getByLabel(/^Note for the approver/), 'For the night shift');
    await expectAccessiblePage(page);
    await hands.press(page, main(page).getByRole('button', { name: 'Request approval' }));
    await expect(page).toHaveURL(/\/dashboard\/approvals\/[0-9a-f]{24}$/);
    await expect(main(page).getByText('Waiting')).toBeVisible();

    const [link] = /http\S+approval\?token=\S+/.exec((await mailTo(admin.email, /Approval requested/)).text)!;
    const approver = await openPage();
    await approver.goto(shop + link.replace(/^http:\/\/[^/]+/, ''));
    await expect(main(approver)).toContainText('For the night shift');
    await hands.type(approver, main(approver).getByLabel(/^Quantity of/), '1');
    await hands.press(approver, main(approver).getByRole('button', { name: 'Change quantities' }));
    await expect(main(approver)).toContainText(`${sku}: 2 → 1`);
    await expectAccessiblePage(approver);
    await hands.press(approver, main(approver).getByRole('button', { name: /^Approve and order/ }));
    await expect(main(approver).getByText(/^Approved: order HX-/)).toBeVisible();
    await approver.reload();
    await expect(main(approver)).toContainText('This link has been used');

    await page.reload();
    const order = main(page).getByRole('link', { name: /^Order HX-/ });
    await expect(order).toBeVisible();
    const [number] = /HX-[0-9A-Z]{8}/.exec((await order.textContent())!)!;
    expect(await theDatabase().collection('orders').findOne({ number })).toMatchObject({
      company: { name },
      stockLines: [{ sku, quantity: 1 }],
    });
    expect([errors, buyerErrors]).toEqual([[], []]);
  });
