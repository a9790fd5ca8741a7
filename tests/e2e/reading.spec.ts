import { expect, test, type Page } from '../support/browser-test';
import { theShop } from '../support/open-shop';

/** The number of characters in the longest rendered line of running text. */
const longestLine = (page: Page) =>
  page.evaluate(() => {
    const lengths = [...document.querySelectorAll('main p, main li')].flatMap((block) => {
      const words = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      const lines = new Map<number, number>();
      for (let text = words.nextNode(); text; text = words.nextNode()) {
        for (let at = 0; at < text.textContent!.length; at++) {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const line = Math.round(range.getBoundingClientRect().bottom / 8);
          lines.set(line, (lines.get(line) ?? 0) + 1);
        }
      }
      return [...lines.values()];
    });
    return Math.max(...lengths);
  });

for (const path of ['/terms', '/about', '/blog/how-to-read-bolt-grades']) {
  test(`${path} has lines of readable length, and a visible table of contents on a wide screen`, async ({
    page,
  }, { project }) => {
    await page.goto(theShop() + path);
    await page.waitForLoadState('networkidle');
    // A line of mostly narrow letters has a few more characters.
    expect(await longestLine(page)).toBeLessThanOrEqual(80);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    if (project.name === 'phone') {
      await expect(contents).toBeHidden();
      return;
    }
    const last = contents.getByRole('link').last();
    await last.click();
    await expect(page).toHaveURL(/#part-/);
    await expect(
      page.getByRole('main').getByRole('heading', { name: (await last.textContent())!, exact: true }),
    ).toBeInViewport();
    await expect(last).toBeInViewport();
  });
}
