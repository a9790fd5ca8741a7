/**
 * Navigation from a list to a product in the browser, with a round trip of 150 ms: the time from the press to the
 * product's visible heading, and the number of prefetch requests. Fails when the median is above 70 ms, when the
 * requests are above 65 (a quarter of what NextFaster needs for its 57 ms), or when a second press doesn't override the
 * first.
 */
import { chromium, type Page } from 'playwright';
import { findChromium } from '../support/chromium';
import closeShop from '../support/close-shop';
import openShop, { theShop } from '../support/open-shop';

const bars = { milliseconds: 70, requests: 65 };
const rounds = 9;

await openShop();
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });

/** A list page after its prefetch requests, and their number. */
async function openList(): Promise<{ page: Page; requests: number }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes('_rsc=')) requests++;
  });
  await page.goto(`${theShop()}/shop/drills`);
  await page.waitForLoadState('networkidle');
  return { page, requests };
}

const cardLink = (page: Page, index: number) =>
  page.getByRole('main').locator('article :is(h2, h3) a').nth(index);

/** Milliseconds from the press on a card until the product's heading is visible. */
async function press(page: Page, index: number): Promise<number> {
  const name = (await cardLink(page, index).innerText()).trim();
  await page.evaluate((heading) => {
    const times = window as unknown as { pressed?: number; shown?: Promise<number> };
    addEventListener('click', () => (times.pressed ??= performance.now()), true);
    times.shown = new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        const titleTerms = [...document.querySelectorAll('h1')].filter((found) => found.checkVisibility());
        if (!titleTerms.some((found) => found.textContent?.trim() === heading)) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - times.pressed!));
      }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  }, name);
  await cardLink(page, index).click();
  return page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
}

const times: number[] = [];
let requests = 0;
for (let round = 0; round < rounds; round++) {
  const list = await openList();
  requests = Math.max(requests, list.requests);
  times.push(await press(list.page, round % 3));
  await list.page.close();
}

const { page } = await openList();
const second = (await cardLink(page, 1).innerText()).trim();
await page.evaluate(() => {
  const links = document.querySelectorAll<HTMLElement>('main article :is(h2, h3) a');
  links[0]!.click();
  links[1]!.click();
});
const isFollowed = await page
  .getByRole('heading', { level: 1, name: second, exact: true })
  .waitFor({ timeout: 10_000 })
  .then(
    () => true,
    () => false,
  );

const median = times.sort((a, b) => a - b)[Math.floor(rounds / 2)]!;
console.log(`press to product: median ${median.toFixed(0)} ms, slowest ${times.at(-1)!.toFixed(0)} ms`);
console.log(`requests for pages ahead: ${requests}`);
console.log(`the second of two presses ${isFollowed ? 'wins' : 'does not win'}`);
await browser.close();
await closeShop();
process.exit(median <= bars.milliseconds && requests <= bars.requests && isFollowed ? 0 : 1);
