import { expect, type Locator, type Page } from '@playwright/test';

/** Whether the focused element, or what frames it, is marked on the screen. */
async function focusIsVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const marked = (element: Element | null): boolean => {
      if (!element || element === document.body) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    const focused = document.activeElement;
    const box = focused?.getBoundingClientRect();
    const inSight = !!box && box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < innerHeight;
    return inSight && (marked(focused) || marked(focused?.parentElement ?? null));
  });
}

/** Goes on by Tab until `goal` has the focus; wherever the focus comes by, it must be seen. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible();
  for (let presses = 0; presses < 150; presses++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
    expect(await focusIsVisible(page), `the focus is seen at ${where}`).toBe(true);
  }
  throw new Error(`Tab does not reach ${goal}`);
}

/** Goes to something by Tab and presses Enter there. */
export async function enter(page: Page, goal: Locator): Promise<void> {
  await tabTo(page, goal);
  await page.keyboard.press('Enter');
}
