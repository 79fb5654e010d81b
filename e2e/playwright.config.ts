import { defineConfig } from '@playwright/test'
import { findBrowser } from '../house/testing/browser.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  globalSetup: './built-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A test that fails now and then has found something: it is not tried again until it passes.
  retries: 0,
  timeout: 30_000,
  reporter: [['list'], ['json']],
  use: {
    launchOptions: await findBrowser(),
    locale: 'en-GB',
    trace: 'retain-on-failure',
  },
})
