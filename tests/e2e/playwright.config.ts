import { defineConfig } from '@playwright/test';

const launchOptions = {
  executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
};

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: '../support/open-shop-for-browsers.ts',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    launchOptions,
    // Requests that a service worker answers can't be watched and replaced by tests; offline.spec.ts allows it.
    serviceWorkers: 'block',
    // No trace: recording one slows every test. `npm run test:e2e -- FILE --trace on` records that of a failed test.
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    // The pages, a visit, a day of the staff and what a phone does differently. Other tests run once: what they prove doesn't
    // depend on the screen, and `expectAccessiblePage` measures the pages that they come by at the width of a phone too.
    {
      name: 'phone',
      testMatch: /[\\/](admin|choose-variant|layers|layout-shift|pages|phone|reading|visit)\.spec/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
