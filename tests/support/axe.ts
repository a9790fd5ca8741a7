import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Holds the page, as it stands, to WCAG 2.2 AA: nothing serious or critical may be found. */
export async function expectAccessible(page: Page): Promise<void> {
  // A message that is just fading in or out has no contrast to speak of: wait until everything stands still.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((each) => each.playState !== 'running' || each.effect?.getTiming().iterations === Infinity),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const found = serious.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  );
  expect(found, `at ${page.url()}`).toEqual([]);
}

/** Nothing may reach over the edge of the screen sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over, `pixels beyond the edge at ${page.url()}`).toBeLessThanOrEqual(0);
}

/** Collects what the browser complains about, to be asserted empty at the end. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    // A refusal that a test asks for is no complaint; a broken script, style or policy is.
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) {
      complaints.push(`${page.url()}: ${message.text()}`);
    }
  });
  return complaints;
}
