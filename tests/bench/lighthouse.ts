/**
 * Lighthouse with default settings (a phone on a slow network) on the home page, a list, a product, a filled cart, the
 * checkout and the overview of staff: the median of each score over five runs. Fails below the minimum scores, and names
 * the failed audits. Private pages are kept out of search engines on purpose, so that audit is left out there.
 *
 * Usage: tsx tests/bench/lighthouse.ts [paths]; MONGODB_URI chooses the database.
 */
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { findChromium } from '../support/chromium';
import closeShop from '../support/close-shop';
import openShop, { theShop } from '../support/open-shop';
import { demoAdmin, demoCustomer, Person } from '../support/people';
import { freePort } from '../support/shop';

const bars = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const categories = Object.keys(bars) as (keyof typeof bars)[];
const runs = 5;
const chosen = process.argv.slice(2);
const cases = [
  { path: '/' },
  { path: '/shop/drills' },
  { path: '/product/18-v-brushless-drill-driver-kit' },
  { path: '/cart', who: demoCustomer },
  { path: '/purchase', who: demoCustomer },
  { path: '/dashboard/toDo', who: demoAdmin },
].filter(({ path }) => chosen.length === 0 || chosen.includes(path));

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/**
 * Runs Lighthouse on a page in a new browser, so that nothing is cached. A browser that loses its trace says nothing
 * about the page, so the run is repeated.
 */
async function runLighthouse(path: string, person?: Person, attempts = 3): Promise<Result> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  const result = await lighthouse(theShop() + path, {
    port,
    logLevel: 'error',
    onlyCategories: categories,
    ...(person && { extraHeaders: { cookie: person.cookieHeader }, skipAudits: ['is-crawlable'] }),
  });
  await browser.close();
  if (result?.lhr.runtimeError && attempts > 1) return runLighthouse(path, person, attempts - 1);
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result');
  return result.lhr;
}

/** The audits of a category that count and failed. */
const faultsOf = (result: Result, category: keyof typeof bars): string[] =>
  result.categories[category]!.auditRefs.filter(({ weight }) => weight > 0)
    .map(({ id }) => result.audits[id]!)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id));

await openShop();
let isBelow = false;
console.log(['page'.padEnd(44), ...categories.map((category) => category.padStart(16))].join(''));
for (const { path, who } of cases) {
  const person = who && (await new Person(theShop()).signIn(who));
  const looks: Result[] = [];
  while (looks.length < runs) looks.push(await runLighthouse(path, person));
  const scores = categories.map((category) =>
    median(looks.map((result) => Math.round(result.categories[category]!.score! * 100))),
  );
  console.log([path.padEnd(44), ...scores.map((score) => String(score).padStart(16))].join(''));
  categories.forEach((category, index) => {
    if (scores[index]! >= bars[category]) return;
    isBelow = true;
    console.log(`  ${category}: ${faultsOf(looks.at(-1)!, category).join(', ')}`);
  });
}
await closeShop();
if (isBelow) console.error(`A page is below ${Object.values(bars).join('/')}.`);
process.exit(isBelow ? 1 : 0);
