import { expect, test } from '../support/browser-test';
import { collectBrowserErrors, expectAccessible, expectNoOverflow, expectTablesToFit } from '../support/axe';
import { closeTheDatabase } from '../support/factories';
import { theShop } from '../support/open-shop';
import { screenshotCasesOf, type Who } from '../support/screenshot-cases';
import { prepareScenario, type Scenario } from '../support/scenario';
import { expectWholeWords } from '../support/whole-words';

// Together the two projects show every page in both themes and at all these widths.
const looks = {
  desktop: { colorScheme: 'light', widths: [768, 1280] },
  phone: { colorScheme: 'dark', widths: [390] },
} as const;

// `PAGES=/dashboard/credit,/cart` checks only these while you work on them.
const wanted = process.env.PAGES?.split(',');

// Another library than React draws its controls, for which these tests would wait in vain; api-reference.spec.ts looks at it.
const otherwiseTested = '/api/docs/try';

let scenario: Scenario;
test.beforeAll(async () => {
  scenario = await prepareScenario(theShop());
});
test.afterAll(closeTheDatabase);

for (const who of ['visitor', 'newcomer', 'customer', 'member', 'admin'] as Who[]) {
  test(`every page that a ${who} sees is accessible, fits the screen and logs no errors`, async ({
    context,
    page,
  }, { project }) => {
    test.setTimeout(600_000);
    const { colorScheme, widths } = looks[project.name as keyof typeof looks];
    if (who !== 'visitor') await scenario[who].signInTo(context);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const browserErrors = collectBrowserErrors(page);
    // Collects the faults of all pages instead of stopping at the first.
    const faults: string[] = [];
    for (const { path, status } of screenshotCasesOf(scenario).filter(
      (screenshotCase) =>
        screenshotCase.who === who &&
        screenshotCase.path !== otherwiseTested &&
        (wanted?.includes(screenshotCase.path) ?? true),
    )) {
      const looked = test.step(path, async () => {
        const response = await page.goto(theShop() + path);
        expect(response?.status(), path).toBe(status);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
        await expect(page, path).toHaveTitle(/.{4,}/);
        await expectAccessible(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 });
          await expectNoOverflow(page);
          await expectTablesToFit(page);
          await expectWholeWords(page);
        }
      });
      await looked.catch((fault: Error) => faults.push(`${path}: ${fault.message}`));
    }
    expect([...faults, ...browserErrors]).toEqual([]);
  });
}
