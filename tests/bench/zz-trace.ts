import { chromium } from 'playwright';
import { writeFileSync, readFileSync } from 'node:fs';
import { findChromium } from '/work/main/tests/support/chromium';
import closeShop from '/work/main/tests/support/close-shop';
import openShop, { theShop } from '/work/main/tests/support/open-shop';
await openShop();
for (const path of process.argv.slice(2)) for (let round = 0; round < 2; round++) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
  await browser.startTracing(page, { path: '/tmp/r/trace.json', categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'blink.user_timing', 'loading','v8.execute', 'disabled-by-default-v8.compile'] });
  await page.goto(theShop() + path, { waitUntil: 'load' });
  await page.waitForTimeout(2000);
  await browser.stopTracing();
  await browser.close();
  const { traceEvents: ev } = JSON.parse(readFileSync('/tmp/r/trace.json', 'utf8'));
  const main = ev.find((e: any) => e.name === 'thread_name' && e.args.name === 'CrRendererMain' && ev.some((x: any) => x.pid === e.pid && x.tid === e.tid && x.name === 'ParseHTML' && x.args?.beginData?.url?.startsWith(theShop())));
  const mine = ev.filter((e: any) => e.pid === main.pid && e.tid === main.tid && e.ph === 'X').sort((a: any, b: any) => a.ts - b.ts);
  const start = mine.find((e: any) => e.name === 'ParseHTML').ts;
  const tasks = mine.filter((e: any) => /RunTask|ThreadControllerImpl::RunTask/.test(e.name) && e.dur > 8000);
  console.log('#', path, 'round', round);
  for (const t of tasks) {
    const inner = mine.filter((e: any) => e !== t && e.ts >= t.ts && e.ts + e.dur <= t.ts + t.dur && e.dur > 1500 && !/RunTask/.test(e.name));
    console.log('# task @' + Math.round((t.ts - start) / 1000), (t.dur / 1000).toFixed(1), '|', inner.slice(0, 14).map((e: any) => e.name + ' ' + (e.dur / 1000).toFixed(1) + (e.args?.data?.url ? ' ' + e.args.data.url.slice(-20) : '')).join(', '));
  }
}
await closeShop(); process.exit(0);
