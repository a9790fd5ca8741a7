import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Holds the page, as it stands, to WCAG 2.2 AA: nothing serious or critical may be found. */
export async function expectAccessible(page: Page): Promise<void> {
  // A message that is just fading in or out has no contrast to speak of: wait until everything stands still.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((each) => each.playState !== 'running' || each.effect?.getTiming().iterations === Infinity),
  );
  // From page to page the title comes a moment after the rest.
  await expect(page).toHaveTitle(/./);
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // What is right needn't be listed: that halves the time.
  axe.options({ resultTypes: ['violations'], runOnly: { type: 'tag', values: tags } });
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const found = serious.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  );
  expect(found, `at ${page.url()}`).toEqual([]);
}

/** Nothing may reach over the edge of the screen sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  // Not innerWidth: a phone zooms out until all of a page that is too wide is inside it.
  const { width } = page.viewportSize()!;
  const over = (await page.evaluate(() => document.documentElement.scrollWidth)) - width;
  expect(over, `pixels beyond the edge of ${width} at ${page.url()}`).toBeLessThanOrEqual(0);
}

/** No table may need to be pushed aside to see its last column. */
export async function expectTablesToFit(page: Page): Promise<void> {
  const { width } = page.viewportSize()!;
  const over = await page.evaluate(() =>
    // What can be pushed aside by keyboard says so: the comparison, code.
    [...document.querySelectorAll(':not([tabindex]) > table')].map(({ parentElement: place }) =>
      place ? place.scrollWidth - place.clientWidth : 0,
    ),
  );
  expect(Math.max(0, ...over), `pixels of a table out of sight of ${width} at ${page.url()}`).toBe(0);
}

// An error that a test causes is no complaint, nor that a mail in its sandbox can't run Playwright's own script.
const expected = /status of 4(00|01|03|04|09|22|29)|Blocked script execution in 'about:srcdoc'/;

/** Collects what the browser complains about, to be asserted empty at the end. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) {
      complaints.push(`${page.url()}: ${message.text()}`);
    }
  });
  return complaints;
}
