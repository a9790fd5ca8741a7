import { randomBytes } from 'node:crypto';
import { expect, test, type Page } from '../support/browser-test';
import { collectBrowserErrors } from '../support/axe';
import { uniqueIpAddress, closeTheDatabase, signUpPerson, theDatabase } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin, Person } from '../support/people';
import { logIn, expectAccessiblePage, mailTo, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

/** A message that a new customer has sent with the contact form. */
async function sentMessage() {
  const { email } = await signUpPerson(theShop());
  const message = `Where is pallet ${randomBytes(4).toString('hex')}?\n\nIt should be here by now.`;
  const body = { topic: 'order', name: 'Ada Buyer', email, message, website: '' };
  const { json } = await new Person(theShop(), uniqueIpAddress()).post('/api/contact', body);
  return { email, message, reference: String(json.reference) };
}

/** The id of the latest mail to an address with a matching subject, and the mails that it refers to. */
async function threadOf(to: string, subject: RegExp): Promise<{ _id: string; references?: string[] }> {
  await mailTo(to, subject);
  const outbox = theDatabase().collection<{ _id: string; references?: string[] }>('outbox');
  return (await outbox.findOne({ to, subject }, { sort: { composedAt: -1 } }))!;
}

async function addTemplate(page: Page): Promise<string> {
  const name = `Tracing ${randomBytes(4).toString('hex')}`;
  await page.goto(`${theShop()}/dashboard/messages/templates`);
  await expectAccessiblePage(page);
  const form = main(page).getByRole('region', { name: 'New template' });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form
    .getByRole('textbox', { name: 'Text' })
    .fill('Hello {name},\n\nwe are tracing the parcel of {reference}.\n\n{shop}');
  await form.getByRole('button', { name: 'Add template' }).click();
  await expect(main(page).getByRole('heading', { name })).toBeVisible();
  return name;
}

test('an admin assigns a message, notes something for the shop, and replies with a template', async ({
  page,
}) => {
  test.slow();
  const browserErrors = collectBrowserErrors(page);
  const { email, message, reference } = await sentMessage();
  await logIn(page, theShop(), demoAdmin, '/dashboard/toDo');
  await main(page)
    .getByRole('link', { name: /Messages to answer$/ })
    .click();
  await expect(page).toHaveURL(`${theShop()}/dashboard/messages?state=open`);
  await expectAccessiblePage(page);
  const template = await addTemplate(page);

  await page.goto(`${theShop()}/dashboard/messages?state=open`);
  await main(page).getByRole('searchbox').fill(reference);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`state=open.*q=${reference}$`));
  const row = main(page).getByRole('row').filter({ hasText: email });
  await row.getByRole('link', { name: 'An order or a delivery' }).click();
  await expect(page).toHaveURL(`${theShop()}/dashboard/messages/${reference}`);
  await expectAccessiblePage(page);

  const conversation = main(page).getByRole('list', { name: 'Conversation' });
  const entries = conversation.getByRole('listitem');
  await expect(entries).toHaveText([new RegExp(message.slice(0, 20))]);
  await main(page).getByRole('combobox', { name: 'Assigned to' }).selectOption('Morgan Hale');
  await expect(page.getByText(`Message ${reference}: assignee saved`)).toBeVisible();

  await main(page).getByRole('combobox', { name: 'What to add' }).selectOption('Internal note');
  await main(page).getByRole('textbox', { name: /^Note/ }).fill('Their pallets are always late.');
  await main(page).getByRole('button', { name: 'Add note' }).click();
  await expect(entries).toHaveCount(2);
  await expect(entries.last()).toContainText('Their pallets are always late.');
  await expect(main(page).getByRole('textbox', { name: /^Reply/ })).toHaveValue('');

  const reply = main(page).getByRole('textbox', { name: /^Reply/ });
  await reply.fill('Good morning!');
  await main(page).getByRole('combobox', { name: 'Template' }).selectOption(template);
  const filled = `Hello Ada Buyer,\n\nwe are tracing the parcel of ${reference}.`;
  await expect(reply).toHaveValue(new RegExp(`^Good morning!\n\n${filled}`));
  await reply.fill(`${await reply.inputValue()}\n\nIt left Toledo today.`);
  await main(page).getByRole('button', { name: 'Send reply' }).click();
  await expect(entries).toHaveCount(3);
  await expect(entries.last()).toContainText('It left Toledo today.');
  await expect(reply).toHaveValue('');
  await expect(main(page).getByRole('combobox', { name: 'Status' })).toHaveValue('waiting');
  // Messages that leave by themselves may lie over a control.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await expectAccessiblePage(page);

  const receipt = await threadOf(email, new RegExp(`^We have your message ${reference}$`));
  const answer = await threadOf(email, new RegExp(`^Re: We have your message ${reference}$`));
  expect(answer.references).toEqual([`<${receipt._id}@localhost>`]);
  const { text } = await mailTo(email, /^Re: /);
  expect(text).toContain(`we are tracing the parcel of ${reference}`);
  expect(text).toContain('It left Toledo today.');
  expect(text).toContain('It should be here by now.');
  expect(text).not.toContain('always late');

  await page.goto(`${theShop()}/dashboard/messages?assignee=me&q=${reference}`);
  await expect(row).toContainText('Morgan Hale');
  await expect(row).toContainText('Waiting for customer');
  expect(browserErrors).toEqual([]);
});

test('a reply can be written and sent with the keyboard alone', async ({ page }) => {
  const { email, reference } = await sentMessage();
  await logIn(page, theShop(), demoAdmin, `/dashboard/messages/${reference}`);
  const reply = main(page).getByRole('textbox', { name: /^Reply/ });
  await reply.focus();
  await page.keyboard.type('It is on its way.');
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('checkbox', { name: 'Close the message' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('combobox', { name: 'Status' })).toHaveValue('closed');
  expect((await mailTo(email, /^Re: /)).text).toContain('It is on its way.');
});
