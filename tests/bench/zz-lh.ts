import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { writeFileSync } from 'node:fs';
import { findChromium } from '/work/main/tests/support/chromium';
import closeShop from '/work/main/tests/support/close-shop';
import openShop, { theShop } from '/work/main/tests/support/open-shop';
import { freePort } from '/work/main/tests/support/shop';
await openShop();
const n = Number(process.env.RUNS ?? 1);
for (const path of process.argv.slice(2)) for (let i = 0; i < n; i++) {
  const port = await freePort();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', `--remote-debugging-port=${port}`] });
  const r = (await lighthouse(theShop() + path, { port, logLevel: 'error', onlyCategories: ['performance'] }))!.lhr;
  await browser.close();
  writeFileSync('/tmp/r/lh' + path.replaceAll('/', '_') + '.json', JSON.stringify(r));
  const a = r.audits;
  console.log(Math.round(r.environment.benchmarkIndex), path, r.categories.performance!.score, ['first-contentful-paint','largest-contentful-paint','total-blocking-time','cumulative-layout-shift','speed-index'].map(k => k + ' ' + a[k]!.displayValue).join(', '));
}
await closeShop();
process.exit(0);
