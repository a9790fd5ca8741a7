import { expect, type Locator, type Page } from '@playwright/test';

/** The position of the focus, and whether it has a visible focus mark; null between the page's end and its start. */
async function focusOf(page: Page): Promise<{ where: string; seen: boolean } | null> {
  return page.evaluate(() => {
    const marked = (element: Element | null): boolean => {
      if (!element || element === document.body) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    const focused = document.activeElement;
    if (!focused || focused === document.body || !document.hasFocus()) return null;
    const box = focused.getBoundingClientRect();
    const inSight = box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < innerHeight;
    const seen = inSight && (marked(focused) || marked(focused.parentElement));
    return { where: focused.outerHTML.slice(0, 200), seen };
  });
}

/** Presses Tab until `goal` has the focus; the focus must be visible at every stop. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible();
  for (let presses = 0; presses < 200; presses++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    const focus = await focusOf(page);
    expect(focus?.seen ?? true, `the focus is seen at ${focus?.where}`).toBe(true);
  }
  throw new Error(`Tab does not reach ${goal}`);
}

/** Reaches an element by Tab and presses Enter. */
export async function enter(page: Page, goal: Locator): Promise<void> {
  await tabTo(page, goal);
  await page.keyboard.press('Enter');
}

/** Reaches a field by Tab and replaces its text. */
export async function typeInto(page: Page, goal: Locator, text: string): Promise<void> {
  await tabTo(page, goal);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Opens a page and skips its header with the skip link. */
export async function openByKeyboard(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await enter(page, page.getByRole('link', { name: 'Skip to the content' }));
}
