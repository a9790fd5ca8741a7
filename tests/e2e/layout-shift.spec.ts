import { expect, test, type Page } from '../support/browser-test';
import { theShop } from '../support/open-shop';

/** The cumulative layout shift while the page loads and is scrolled to its end. */
async function layoutShiftOf(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(theShop() + path, { waitUntil: 'networkidle' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((to) => window.scrollTo(0, to), y);
    await page.waitForTimeout(60);
  }
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  );
}

test('nothing shifts while the home page, the shop and a product load', async ({ page }) => {
  for (const path of ['/', '/shop', '/shop/drills?view=table', '/product/18-v-brushless-drill-driver-kit'])
    expect(await layoutShiftOf(page, path), path).toBeLessThan(0.02);
});
