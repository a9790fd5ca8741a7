import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium';

// Playwright's configuration is synchronous, so the browser is located before it is loaded.
const result = spawnSync(
  'npx',
  ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_CHROMIUM_PATH: await findChromium() },
  },
);
process.exit(result.status ?? 1);
