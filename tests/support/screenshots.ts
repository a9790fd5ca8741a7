import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright';
import { findChromium } from './chromium';
import closeShop from './close-shop';
import { closeTheDatabase } from './factories';
import { theShop } from './open-shop';
import openShopForBrowsers from './open-shop-for-browsers';
import { screenshotCasesOf, type ScreenshotCase, type Who } from './screenshot-cases';
import { prepareScenario } from './scenario';

// Takes screenshots of every page: npm run screenshots [-- <part of the names> [<width>…]]
const [wanted = '', ...wantedWidths] = process.argv.slice(2);
const widths = wantedWidths.length ? wantedWidths.map(Number) : [390, 768, 1280, 1920];
const themes = ['light', 'dark'] as const;
const folder = 'screenshots';

async function shoot(context: BrowserContext, { name, path, status }: ScreenshotCase): Promise<void> {
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const response = await page.goto(theShop() + path);
  if (response?.status() !== status) console.error(`${path} answers ${response?.status()}, not ${status}`);
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    await page.waitForLoadState('networkidle');
    // Lazy-loaded pictures load when they come near the screen.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(
        () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
      );
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
  }
  await page.close();
}

await openShopForBrowsers();
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
try {
  const scenario = await prepareScenario(theShop());
  const still = () => browser.newContext({ reducedMotion: 'reduce' });
  const contexts: Record<Who, BrowserContext> = {
    visitor: await still(),
    newcomer: await scenario.newcomer.signInTo(await still()),
    member: await scenario.member.signInTo(await still()),
    customer: await scenario.customer.signInTo(await still()),
    admin: await scenario.admin.signInTo(await still()),
  };
  const screenshotCases = screenshotCasesOf(scenario).filter(({ name }) => name.includes(wanted));
  if (!wanted) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const screenshotCase of screenshotCases) {
    console.log(screenshotCase.name);
    await shoot(contexts[screenshotCase.who], screenshotCase);
  }
} finally {
  await browser.close();
  await closeTheDatabase();
  await closeShop();
}
process.exit(0);
