import { expect, type Locator, type Page } from '@playwright/test';

/** Whether the goal has the focus; where the focus is, null between the page's end and its start, and whether it is marked. */
const focusSeenFrom = (goal: Locator) =>
  goal.evaluate((element) => {
    const marked = (one: Element | null): boolean => {
      if (!one || one === document.body) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    const focused = document.activeElement;
    const isReached = focused === element;
    if (!focused || focused === document.body || !document.hasFocus()) return { isReached, focus: null };
    const box = focused.getBoundingClientRect();
    const inSight = box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < innerHeight;
    const seen = inSight && (marked(focused) || marked(focused.parentElement));
    return { isReached, focus: { where: focused.outerHTML.slice(0, 200), seen } };
  });

/** Presses Tab until `goal` has the focus; the focus must be visible at every stop. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible();
  let { isReached } = await focusSeenFrom(goal);
  for (let presses = 0; !isReached && presses < 200; presses++) {
    await page.keyboard.press('Tab');
    const now = await focusSeenFrom(goal);
    expect(now.focus?.seen ?? true, `the focus is seen at ${now.focus?.where}`).toBe(true);
    isReached = now.isReached;
  }
  expect(isReached, `Tab reaches ${goal}`).toBe(true);
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
