import { chromium } from 'playwright';
import { writeFileSync } from 'node:fs';
import { findChromium } from '/work/main/tests/support/chromium';
import closeShop from '/work/main/tests/support/close-shop';
import openShop, { theShop } from '/work/main/tests/support/open-shop';
await openShop();
for (const path of process.argv.slice(2)) {
  for (let round = 0; round < 2; round++) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 200 });
  await page.addInitScript(() => { (window as any).__long = []; new PerformanceObserver((l) => { for (const e of l.getEntries()) (window as any).__long.push([Math.round(e.startTime), Math.round(e.duration)]); }).observe({ type: 'longtask', buffered: true }); });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await cdp.send('Profiler.start');
  await page.goto(theShop() + path, { waitUntil: 'load' });
  await page.waitForTimeout(4000);
  const { profile } = await cdp.send('Profiler.stop');
  const m = await cdp.send('Performance.enable').then(() => cdp.send('Performance.getMetrics'));
  const metric = Object.fromEntries(m.metrics.map((x) => [x.name, x.value]));
  const long = await page.evaluate(() => (window as any).__long);
  const count = await page.evaluate(() => document.querySelectorAll('*').length + ' elements, ' + document.querySelectorAll('a').length + ' links');
  console.log('#', path, count, 'long', JSON.stringify(long), 'TBT', long.reduce((s: number, [, d]: number[]) => s + Math.max(0, d! - 50), 0), 'script', metric.ScriptDuration, 'layout', metric.LayoutDuration, 'style', metric.RecalcStyleDuration, 'task', metric.TaskDuration);
  if (round === 1) writeFileSync('/tmp/r/prof' + path.replaceAll('/', '_') + '.cpuprofile', JSON.stringify(profile));
  await browser.close();
  }
}
await closeShop(); process.exit(0);
