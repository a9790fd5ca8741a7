import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemPaths = [
  // Without the windows of a desktop, it needs less of the machine.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * Finds a Chromium for the browser tests: PLAYWRIGHT_CHROMIUM_PATH, the system's, Playwright's own, the one in an npm
 * package, or finally Debian's, which root can install.
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
