import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * A Chromium for the browser tests: the one that PLAYWRIGHT_CHROMIUM_PATH names, the system's, Playwright's own, the
 * one that comes inside an npm package, and at last Debian's, which root may install.
 */
export async function findChromium(): Promise<string> {
  const known = [process.env.PLAYWRIGHT_CHROMIUM_PATH, ...systemPaths, chromium.executablePath()];
  const present = known.find((path) => path && existsSync(path));
  if (present) return present;
  const packed = await import('@sparticuz/chromium')
    .then(({ default: carried }) => carried.executablePath())
    .catch(() => undefined);
  if (packed && (await starts(packed))) return packed;
  if (process.getuid?.() === 0) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
    });
    return '/usr/bin/chromium';
  }
  throw new Error('No Chromium found: install one, or name it in PLAYWRIGHT_CHROMIUM_PATH.');
}

async function starts(executablePath: string): Promise<boolean> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] }).catch(() => null);
  await browser?.close();
  return browser !== null;
}
