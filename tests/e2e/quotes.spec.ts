import { expect, test, type Browser, type Page } from '../support/browser-test';
import { collectBrowserErrors } from '../support/axe';
import { closeTheDatabase, signUpPerson, theDatabase } from '../support/factories';
import { keyboard, pointer, type Hands } from '../support/hands';
import { theShop } from '../support/open-shop';
import { demoAdmin, Person } from '../support/people';
import { expectAccessiblePage, logIn, mailTo, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

const sku = 'FX-BD18K-BL';

async function openPage(browser: Browser, use: object, width: number): Promise<Page> {
  const context = await browser.newContext({ ...use, viewport: { width, height: 844 } });
  return context.newPage();
}

/** The path of the link in the mail of a version. */
async function linkOf(email: string, subject: RegExp): Promise<string> {
  const [link] = /http\S+\/quote\/\S+/.exec((await mailTo(email, subject)).text)!;
  return link.replace(/^https?:\/\/[^/]+/, '');
}

const ways: [string, number, Hands][] = [
  ['by keyboard at 1280', 1280, keyboard],
  ['by pointer at 390', 390, pointer],
];

for (const [way, width, hands] of ways)
  test(`a quote is asked for in the cart, negotiated over two versions and accepted ${way}`, async ({
    browser,
  }, { project }) => {
    test.slow();
    const shop = theShop();
    const buyer = await signUpPerson(shop);
    const session = await new Person(shop).signIn(buyer);
    await session.post('/api/cart/lines', { sku, quantity: 2 });

    const page = await openPage(browser, project.use, width);
    const errors = collectBrowserErrors(page);
    await logIn(page, shop, buyer, '/cart');
    await hands.press(page, main(page).getByRole('button', { name: 'Request a quote' }));
    const dialog = page.getByRole('dialog');
    await hands.type(page, dialog.getByLabel(/What should we know/), 'For our second shift.');
    await hands.press(page, dialog.getByRole('button', { name: 'Send request' }));
    await expect(page).toHaveURL(/\/dashboard\/myQuotes\/QU-[0-9A-Z]{8}$/);
    const [number] = /QU-[0-9A-Z]{8}/.exec(page.url())!;
    await expect(main(page).getByText('We are working on our prices.')).toBeVisible();

    const staffPage = await openPage(browser, project.use, width);
    const staffErrors = collectBrowserErrors(staffPage);
    await logIn(staffPage, shop, demoAdmin, `/dashboard/quotes/${number}`);
    await expect(main(staffPage).getByText('For our second shift.')).toBeVisible();
    const send = async (version: number, price: string) => {
      const field = main(staffPage).getByLabel(`Price each (USD) of ${sku}`);
      await field.fill(price);
      await hands.press(staffPage, main(staffPage).getByRole('button', { name: `Send version ${version}` }));
      const next = `Version ${version + 1}, not sent yet`;
      await expect(main(staffPage).getByRole('heading', { name: next })).toBeVisible();
    };
    await send(1, '370');
    await expectAccessiblePage(staffPage);

    const first = await linkOf(buyer.email, new RegExp(`^Our quote ${number}$`));
    const visitor = await openPage(browser, project.use, width);
    await visitor.goto(shop + first);
    await expect(main(visitor).getByText('$740.00').first()).toBeVisible();
    await expectAccessiblePage(visitor);

    await page.reload();
    await hands.type(page, main(page).getByLabel('Your comment'), 'Can you do 350?');
    await hands.press(page, main(page).getByRole('button', { name: 'Send comment' }));
    await expect(main(page).getByRole('listitem').filter({ hasText: 'Can you do 350?' })).toBeVisible();
    await staffPage.reload();
    await expect(main(staffPage).getByText('Can you do 350?')).toBeVisible();
    await send(2, '350');
    await visitor.reload();
    await expect(main(visitor).getByText('A later version has replaced this one.')).toBeVisible();

    await page.reload();
    const compared = main(page).getByRole('table', { name: 'Differences' });
    await expect(compared.getByText('2 × $370.00')).toBeVisible();
    await expect(compared.getByText('2 × $350.00')).toBeVisible();
    await expectAccessiblePage(page);
    await hands.press(page, main(page).getByRole('button', { name: 'Accept and check out' }));
    await expect(main(page).getByRole('link', { name: `quote ${number}` })).toBeVisible();
    await hands.type(page, main(page).getByLabel('Street and number'), '1 Foundry Street');
    await hands.type(page, main(page).getByLabel('City'), 'Cleveland');
    await hands.type(page, main(page).getByLabel('ZIP code'), '44114');
    await hands.choose(page, main(page).getByLabel('State or province'), 'Ohio');
    await hands.press(page, main(page).getByRole('button', { name: 'Save and continue' }));
    await hands.press(page, main(page).getByRole('button', { name: 'Continue to payment' }));
    await hands.press(page, main(page).getByRole('button', { name: /review/i }));
    await hands.press(page, main(page).getByRole('button', { name: /^Place order/ }));
    await expect(page).toHaveURL(/\/dashboard\/myOrders\/HX-[0-9A-Z]{8}/);
    const [order] = /HX-[0-9A-Z]{8}/.exec(page.url())!;
    expect(await theDatabase().collection('orders').findOne({ number: order })).toMatchObject({
      quote: { number, version: 2 },
      lines: [{ sku, quantity: 2, unitPrice: 35_000 }],
    });
    await page.goto(`${shop}/purchase?quote=${number}`);
    await expect(main(page).getByRole('link', { name: `order ${order}` })).toBeVisible();
    expect([...errors, ...staffErrors]).toEqual([]);
  });
