import { randomBytes } from 'node:crypto';
import { expect, test } from '../support/browser-test';
import { collectBrowserErrors } from '../support/axe';
import { closeTheDatabase } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin } from '../support/people';
import { logIn, expectAccessiblePage, main } from '../support/visitor';

test.afterAll(closeTheDatabase);

test('an admin writes an article by keyboard, publishes it, changes it, and restores the first version', async ({
  page,
  browser,
}) => {
  test.slow();
  const shop = theShop();
  const browserErrors = collectBrowserErrors(page);
  const name = `Reaming ${randomBytes(4).toString('hex')}`;
  const slug = name.toLowerCase().replace(' ', '-');
  await logIn(page, shop, demoAdmin, '/dashboard/content?kind=post');
  await expectAccessiblePage(page);
  await main(page).getByRole('link', { name: 'New article' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New article' })).toBeVisible();

  await main(page).getByRole('textbox', { name: 'Title', exact: true }).fill(name);
  await expect(main(page).getByRole('textbox', { name: 'Address' })).toHaveValue(slug);
  await main(page).getByRole('textbox', { name: 'Summary' }).fill('How to make a round hole rounder');
  const text = main(page).getByRole('textbox', { name: 'Text' });
  await text.focus();
  await page.keyboard.type('Turn slowly');
  await page.keyboard.press('Control+a');
  await main(page).getByRole('button', { name: 'Bold' }).focus();
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue('**Turn slowly**');
  const preview = main(page).getByRole('group', { name: 'Preview' });
  await expect(preview.locator('strong')).toHaveText('Turn slowly');
  await expectAccessiblePage(page);

  await text.focus();
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/dashboard\/content\/post\/[a-z0-9]{16}$/);
  const editor = page.url();
  const visitor = await (await browser.newContext()).newPage();
  expect((await visitor.goto(`${shop}/blog/${slug}`))!.status()).toBe(404);

  await main(page).getByRole('button', { name: 'Publish now' }).click();
  await expect(main(page).getByRole('link', { name: 'Public page' })).toBeVisible();
  expect((await visitor.goto(`${shop}/blog/${slug}`))!.status()).toBe(200);
  await expect(main(visitor).locator('strong', { hasText: 'Turn slowly' })).toBeVisible();

  await text.fill('Turn **very** slowly');
  await main(page).getByRole('button', { name: 'Publish the changes' }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  await expect.poll(async () => (await visitor.reload(), main(visitor).getByText('very').count())).toBe(1);

  await main(page).getByRole('link', { name: 'Versions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Versions' })).toBeVisible();
  await expectAccessiblePage(page);
  const comparison = main(page).getByRole('region', { name: /^Changes|^Comparison|version/i });
  await main(page).getByRole('radio', { name: 'Version 0 as the older one' }).check();
  await main(page).getByRole('button', { name: 'Compare' }).click();
  await expect(comparison.locator('ins, del').first()).toBeVisible();
  await main(page).getByRole('button', { name: 'Restore version 0' }).click();
  await expect(page).toHaveURL(editor);
  await expect(text).toHaveValue('**Turn slowly**');
  await expect(main(visitor).getByText('very')).toBeVisible();
  expect(browserErrors).toEqual([]);
});

test('an admin announces something, reads it on the order pages, corrects it and removes it', async ({
  page,
}) => {
  const shop = theShop();
  const browserErrors = collectBrowserErrors(page);
  const title = `Stocktaking ${randomBytes(4).toString('hex')}`;
  await logIn(page, shop, demoAdmin, '/dashboard/content');
  await main(page).getByRole('link', { name: 'Announcements' }).click();
  const added = main(page).getByRole('region', { name: 'New announcement' });
  await added.getByRole('button', { name: 'Add announcement' }).click();
  await expect(added.getByText('Enter a title')).toBeVisible();
  await expect(added.getByText('Choose at least one place')).toBeVisible();
  await added.getByLabel('Title').fill(title);
  await added.getByLabel('Text').fill('The warehouse is closed on Friday.');
  await added.getByLabel('For').selectOption('Staff');
  await added.getByLabel('Manage All Orders').check();
  await added.getByRole('button', { name: 'Add announcement' }).click();
  const entry = main(page).getByRole('region', { name: title });
  await expect(entry).toBeVisible();
  await expectAccessiblePage(page);

  await entry.getByLabel('Text').fill('The warehouse is closed on Saturday.');
  await entry.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`“${title}” saved`)).toBeVisible();
  await page.goto(`${shop}/dashboard/manageOrder`);
  await expect(main(page).getByText('The warehouse is closed on Saturday.')).toBeVisible();

  await page.goto(`${shop}/dashboard/content/entries/announcement`);
  await entry.getByRole('button', { name: `Remove ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  // Behind the dialog nothing has a role, so the entry counts as hidden before it is removed.
  await expect(page.getByText(`“${title}” removed`)).toBeVisible();
  await expect(entry).toBeHidden();
  await page.goto(`${shop}/dashboard/manageOrder`);
  await expect(main(page).getByText(title)).toBeHidden();
  expect(browserErrors).toEqual([]);
});
