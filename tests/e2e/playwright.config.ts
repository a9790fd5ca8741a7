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
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    // Tests of the keyboard, of printing or of specific widths run once; a phone adds nothing to them.
    {
      name: 'phone',
      testIgnore: /[\\/](head|home|(catalog-)?keyboard|mails|print|search-to-cart|thousand)\.spec/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
