import { test as base, selectors } from '@playwright/test';

export { expect, type Browser, type Locator, type Page, type Route } from '@playwright/test';

/** Finds a visible control that React hasn't attached its handlers to yet. Playwright runs this in the page. */
const unhydratedControls = () => {
  const isUnhydrated = (element: Element) =>
    !Object.keys(element).some((key) => key.startsWith('__react')) &&
    element.closest('noscript') === null &&
    element.checkVisibility();
  const queryAll = () =>
    '__next_f' in window
      ? [...document.querySelectorAll('button, input, select, textarea')].filter(isUnhydrated)
      : [];
  return { query: () => queryAll()[0] ?? null, queryAll };
};

/**
 * Playwright's `test`, in which every action and assertion on a page of the shop waits until React has hydrated it. A person is
 * slower than the scripts; a test is not, and what it does before takes the way without scripts, which has tests of its own.
 */
export const test = base.extend<object, { waitsForHydration: void }>({
  waitsForHydration: [
    async ({ browser }, use) => {
      await selectors.register('unhydrated', unhydratedControls);
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        if (options?.javaScriptEnabled !== false)
          context.on('page', (page) => {
            void page.addLocatorHandler(page.locator('unhydrated=control').first(), async () => {});
          });
        return context;
      };
      await use();
    },
    { scope: 'worker', auto: true },
  ],
});
