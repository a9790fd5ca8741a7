import { expect, type Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** The violations of the current page and of the frames in it. */
export async function violationsOf(page: Page, options: RunOptions): Promise<Result[]> {
  // A preview that has just arrived replaces the document of its frame.
  await expect(async () => {
    await Promise.all(page.frames().map((frame) => frame.waitForLoadState()));
    await Promise.all(page.frames().map((frame) => frame.evaluate(axe.source)));
  }).toPass();
  // Passed checks are neither described nor sent: they are most of the results.
  return page.evaluate(
    async (given) => (await (window as unknown as { axe: typeof axe }).axe.run(document, given)).violations,
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  );
}

/**
 * Checks the current page against WCAG 2.2 AA: no serious or critical violations. Comparing the colors of all texts takes
 * longer than everything else.
 */
export async function expectAccessible(page: Page, { colors = true } = {}): Promise<void> {
  await expectNoViolation(page, {
    runOnly: { type: 'tag', values: tags },
    rules: {
      // React replaces the title a moment after the rest of a navigation: it is waited for below instead.
      'document-title': { enabled: false },
      'color-contrast': { enabled: colors },
    },
  });
  await expect(page).toHaveTitle(/./);
}

async function expectNoViolation(page: Page, options: RunOptions): Promise<void> {
  // A message that is fading in or out has low contrast: wait until all animations end. One that has just been added is
  // transparent until its animation begins.
  await page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every((each) => each.playState !== 'running' || each.effect?.getTiming().iterations === Infinity) &&
      [...document.querySelectorAll('[data-sonner-toast]')].every((toast) =>
        ['0', '1'].includes(getComputedStyle(toast).opacity),
      ) &&
      !document.querySelector('[data-sonner-toast][data-mounted="false"]'),
  );
  const violations = await violationsOf(page, options);
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const found = serious.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  );
  expect(found, `at ${page.url()}`).toEqual([]);
}

/** Nothing may overflow the screen horizontally. */
export async function expectNoOverflow(page: Page): Promise<void> {
  // Not innerWidth: a phone zooms out until a page that is too wide fits.
  const { width } = page.viewportSize()!;
  const over = (await page.evaluate(() => document.documentElement.scrollWidth)) - width;
  expect(over, `pixels beyond the edge of ${width} at ${page.url()}`).toBeLessThanOrEqual(0);
}

/** No table may need horizontal scrolling to show its last column. */
export async function expectTablesToFit(page: Page): Promise<void> {
  const { width } = page.viewportSize()!;
  const over = await page.evaluate(() =>
    // Areas that scroll by keyboard have a tabindex: the comparison, code.
    [...document.querySelectorAll(':not([tabindex]) > table')].map(({ parentElement: place }) =>
      place ? place.scrollWidth - place.clientWidth : 0,
    ),
  );
  expect(Math.max(0, ...over), `pixels of a table out of sight of ${width} at ${page.url()}`).toBe(0);
}

// Errors that tests cause on purpose, and the sandbox of a mail blocking Playwright's own script.
const expected = /status of 4(00|01|03|04|09|22|29)|Blocked script execution in 'about:srcdoc'/;

/** Collects the browser's errors and warnings, to be asserted empty at the end, compiling that the policy stops included. */
export function collectBrowserErrors(page: Page): string[] {
  const browserErrors: string[] = [];
  void page.addInitScript(() => {
    // The browser logs all that its policy stops but the compiling of code.
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      if (blockedURI === 'eval') console.error(`${violatedDirective} stops eval of ${sourceFile}`);
    });
  });
  page.on('pageerror', (error) => browserErrors.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) {
      browserErrors.push(`${page.url()}: ${message.text()}`);
    }
  });
  return browserErrors;
}
