import { expect, type Locator, type Page } from '@playwright/test';
import { enter, tabTo, typeInto } from './keyboard';

/** The ways to use a page: by pointer, or by keyboard alone with the focus seen at every stop. */
export type Hands = {
  press: (page: Page, goal: Locator) => Promise<void>;
  type: (page: Page, goal: Locator, text: string) => Promise<void>;
  choose: (page: Page, goal: Locator, option: string) => Promise<void>;
  /** Chooses a radio button that is below the chosen one. */
  check: (page: Page, goal: Locator) => Promise<void>;
};
export const pointer: Hands = {
  press: (_, goal) => goal.click(),
  type: (_, goal, text) => goal.fill(text),
  choose: async (_, goal, option) => void (await goal.selectOption(option)),
  check: (_, goal) => goal.check(),
};
export const keyboard: Hands = {
  press: enter,
  type: typeInto,
  choose: async (page, goal, option) => {
    await tabTo(page, goal);
    await page.keyboard.type(option);
    await expect(goal.locator('option:checked')).toHaveText(option);
  },
  check: async (page, goal) => {
    const name = await goal.getAttribute('name');
    await tabTo(page, page.locator(`input[name="${name}"]:checked`));
    while (!(await goal.isChecked())) await page.keyboard.press('ArrowDown');
  },
};
