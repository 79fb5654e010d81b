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
  // Matrices and long runs, for `npm run test:full` only: whole files by name, single tests by tag.
  ...(!isFullRun && { grepInvert: /@full/, testIgnore: '**/*.full.spec.ts' }),
  workers: 2,
  // No retries: a flaky test has found something.
  retries: 0,
  timeout: 240_000,
  // Generous for busy machines. A check that already holds does not wait.
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  projects: [
    { name: 'sqlite' },
    {
      name: 'postgres',
      // Tests with the tag `@postgres`, and in `npm run test:full` those with `@postgres-full` too.
      grep: isFullRun ? /@postgres/ : /@postgres(?!-full)/,
      use: { database: 'postgres' },
    },
  ],
  use: {
    launchOptions: await findBrowser(),
    locale: 'en-GB',
    // No traces, because they take a third of the time. Use `--trace retain-on-failure` to investigate. The
    // action timeout reports a failed action where it happens, and not as a timeout of the whole test.
    actionTimeout: 60_000,
  },
})
