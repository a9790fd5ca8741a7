import { expect, test } from '@playwright/test';
import { enter } from '../support/keyboard';
import { theShop } from '../support/open-shop';

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto(theShop());
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Shop Now' })).toBeFocused();
});

test('the menu of a small window opens, leads on and closes by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(theShop());
  const opener = page.getByRole('button', { name: 'Open menu' });
  await enter(page, opener);
  const drawer = page.getByRole('dialog', { name: 'menu' });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await enter(page, drawer.getByRole('link', { name: 'Blog' }));
  await expect(page).toHaveURL(`${theShop()}/blog`);
  await expect(drawer).toBeHidden();
});
