import { defineConfig } from '@playwright/test'
import { findBrowser } from '../tools/testing/browser.ts'
import { isFullRun } from '../tools/testing/is-full-run.ts'
import type { OfEachWorker } from './test.ts'

export default defineConfig<object, OfEachWorker>({
  testDir: '.',
  outputDir: '../test-results/e2e',
  globalSetup: './built-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Matrices and long runs, for `npm run test:full` alone: whole files by their names, single tests by a tag.
  ...(!isFullRun && { grepInvert: /@full/, testIgnore: '**/*.full.spec.ts' }),
  workers: 2,
  // A test that fails now and then has found something: it is not tried again until it passes.
  retries: 0,
  timeout: 120_000,
  // As long as a busy machine may need; what holds is not waited for.
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  projects: [
    { name: 'sqlite' },
    {
      name: 'postgres',
      testMatch: [
        'publishing.spec.ts',
        ...(isFullRun ? ['life.spec.ts', 'leaving.full.spec.ts', 'admin/desk.spec.ts'] : []),
      ],
      use: { database: 'postgres' },
    },
  ],
  use: {
    launchOptions: await findBrowser(),
    locale: 'en-GB',
    // No traces: keeping them costs a third of the time. `--trace retain-on-failure` for those who look for something.
    // What cannot be done is said where it could not be, and not only when the whole test has waited too long.
    actionTimeout: 60_000,
  },
})
