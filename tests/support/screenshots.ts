import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { findChromium } from './chromium';
import closeShop from './close-shop';
import { closeTheDatabase } from './given';
import openShop, { theShop } from './open-shop';
import type { Person } from './people';
import { scenesOf, type Scene, type Who } from './scenes';
import { setTheStage } from './stage';

// A look at every page: npm run screenshots [-- <part of the names> [<width>…]]
const [wanted = '', ...wantedWidths] = process.argv.slice(2);
const widths = wantedWidths.length ? wantedWidths.map(Number) : [390, 768, 1280, 1920];
const themes = ['light', 'dark'] as const;
const folder = 'screenshots';

/** A browser in which this person is signed in; nobody is when there is none. */
export async function browserOf(browser: Browser, person: Person | null): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const cookies = person?.cookieHeader.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: theShop() };
  });
  if (cookies) await context.addCookies(cookies);
  return context;
}

async function shoot(context: BrowserContext, { name, path, status }: Scene): Promise<void> {
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const answer = await page.goto(theShop() + path);
  if (answer?.status() !== status) console.error(`${path} answers ${answer?.status()}, not ${status}`);
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    await page.waitForLoadState('networkidle');
    // Pictures further down load when they come near the screen.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
  }
  await page.close();
}

process.env.HEXBOLT_DEV_PAGES = '1';
await openShop();
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
try {
  const stage = await setTheStage(theShop());
  const contexts: Record<Who, BrowserContext> = {
    visitor: await browserOf(browser, null),
    newcomer: await browserOf(browser, stage.newcomer),
    customer: await browserOf(browser, stage.customer),
    admin: await browserOf(browser, stage.admin),
  };
  const scenes = scenesOf(stage).filter(({ name }) => name.includes(wanted));
  if (!wanted) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const scene of scenes) {
    console.log(scene.name);
    await shoot(contexts[scene.who], scene);
  }
} finally {
  await browser.close();
  await closeTheDatabase();
  await closeShop();
}
process.exit(0);
