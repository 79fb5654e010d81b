/**
 * Vitest: one runner with several projects. `npm test` runs them all; `npx vitest --project ui button` runs
 * one file of one. The name of a test says what it needs: `*.db.test.ts` databases, `*.site.test.ts` the site,
 * `*.test.tsx` a browser, `*.test.ts` nothing.
 */
import { basename, dirname, join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './tools/testing/browser.ts'
import { isFullRun } from './tools/testing/is-full-run.ts'
import { productionReact } from './tools/testing/production-react.ts'
import { sharedPlugins } from './vite.shared.ts'

/** Timeouts for a busy machine. A test that passes does not wait for them. */
const patience = { expect: { poll: { timeout: 15_000 } }, testTimeout: 240_000, hookTimeout: 240_000 }

const { executablePath, args } = await findBrowser()
/** Allows `tools/testing/reset-story-state.ts` to run the garbage collector. */
const launchOptions = { executablePath, args: [...args, '--js-flags=--expose-gc'] }
/** Loads modules once for all files of a runner instead of once for each, which took half of the time. */
const together = { isolate: false, setupFiles: ['server/testing/cleanup-after-file.ts'] }
/** Vike has one site for each process. A test that opens another one needs a separate process. */
const ownProcess = ['site/rendering/page-hooks.test.ts']
/** These tests open the site, which takes half a minute. All of them use one process. */
const withSite = ['site/**/*.site.test.ts']
/**
 * These tests need modules that were not loaded before: two replace a module, one needs icons not to
 * be cached.
 */
const ownDocument = [
  'admin/screens/settings/default-color.test.tsx',
  'admin/shell/new-collection.test.tsx',
  'ui/components/icon/icon.test.tsx',
]
/**
 * One document for all files. Setting up one for each, and loading all modules again, took a third of the
 * time.
 */
const oneDocument = { isolate: false, setupFiles: ['tools/testing/reset-story-state.ts'] }
const componentsInOneDocument = {
  ...oneDocument,
  setupFiles: [...oneDocument.setupFiles, 'tools/testing/load-component-styles.ts'],
}
const storiesInOneDocument = {
  ...oneDocument,
  setupFiles: [...oneDocument.setupFiles, 'tools/testing/wait-for-stories.ts'],
}

/** Tests of the server sign in hundreds of times, and a password takes 130 ms. */
const cheapPasswords = {
  find: /^.*\/password-cost\.ts$/,
  replacement: join(import.meta.dirname, 'server/testing/cheap-password-cost.ts'),
}

/** Each project needs its own object, because the runner writes the names of its instances into it. */
const inBrowser = () => ({
  enabled: true,
  headless: true,
  // Nothing moves, which saves a tenth of the time. e2e tests run with motion.
  provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
})

/**
 * Dependencies of components and screens. If they are discovered only during the tests, a second copy of
 * React is loaded.
 */
const bundledAhead = [
  ...[
    'react',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-dom',
    'react-dom/client',
    'react-dom/server',
  ],
  ...['@lingui/core', '@lingui/react', '@lingui/message-utils/compileMessage', 'zod', 'axe-core'],
  ...['@storybook/react-vite', 'storybook/test'],
  ...[
    '@radix-ui/react-accordion',
    '@radix-ui/react-tabs',
    '@radix-ui/react-toast',
    '@radix-ui/react-tooltip',
    '@tanstack/react-query',
    'diff',
  ],
  ...[
    'hast-util-to-jsx-runtime',
    'hast-util-to-string',
    'unified',
    'unist-util-visit',
    'vfile',
    'github-slugger',
  ],
  ...['remark-parse', 'remark-gfm', 'remark-mdx', 'remark-rehype'],
]

const components = () => ({
  plugins: [sharedPlugins(import.meta.dirname), productionReact],
  optimizeDeps: { include: bundledAhead },
})

export default defineConfig({
  test: {
    tags: [{ name: 'full', description: 'Long runs and matrices: `npm run test:full` alone runs them.' }],
    ...(!isFullRun && { tagsFilter: ['!full'] }),
    // The snapshots are those of left-to-right stories. The other direction would report them as obsolete
    // where snapshots cannot be written, as in CI.
    resolveSnapshotPath: (test, extension, { config }: { config: { name?: string | undefined } }) =>
      config.name?.startsWith('stories-rtl')
        ? `${test}.rtl${extension}`
        : join(dirname(test), '__snapshots__', `${basename(test)}${extension}`),
    projects: [
      {
        plugins: [sharedPlugins(import.meta.dirname)],
        test: {
          name: 'unit',
          ...together,
          ...patience,
          include: ['{content,ui,server,site,admin,tools}/**/*.test.ts'],
          exclude: [
            '**/*.db.test.ts',
            'tools/lint-rules/**',
            '**/node_modules/**',
            '**/dist/**',
            ...ownProcess,
            ...withSite,
          ],
        },
      },
      {
        plugins: [sharedPlugins(import.meta.dirname)],
        test: { name: 'unit-own-process', include: ownProcess, ...patience },
      },
      {
        plugins: [sharedPlugins(import.meta.dirname)],
        test: {
          name: 'unit-site',
          include: withSite,
          ...together,
          ...patience,
          maxWorkers: 1,
          // For `npm run test:unit`: the runner does not mix projects with different numbers of workers.
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve: { alias: [cheapPasswords] },
        test: {
          name: 'storage',
          ...together,
          ...patience,
          include: ['{server,tools}/**/*.db.test.ts'],
          globalSetup: 'tools/testing/postgres-setup.ts',
        },
      },
      {
        test: {
          name: 'rules',
          ...together,
          include: ['tools/lint-rules/**/*.test.ts'],
          exclude: ['**/*.db.test.ts'],
          ...patience,
        },
      },
      {
        ...components(),
        test: {
          name: 'ui',
          include: ['{.storybook,ui,admin,site}/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/dist/**', ...ownDocument],
          browser: inBrowser(),
          ...componentsInOneDocument,
          ...patience,
          env: { VITE_TEST_FULL: isFullRun ? '1' : '' },
        },
      },
      {
        ...components(),
        test: { name: 'ui-own-document', include: ownDocument, browser: inBrowser(), ...patience },
      },
      {
        plugins: [await storybookTest({ configDir: '.storybook' }), productionReact],
        // Otherwise Storybook expects the React for development.
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        test: {
          name: 'stories',
          browser: {
            ...inBrowser(),
            // Both directions share one server, so that each module is compiled once.
            instances: [
              { browser: 'chromium' as const, name: 'stories' },
              {
                browser: 'chromium' as const,
                name: 'stories-rtl',
                env: { VITE_DIRECTION: 'rtl' },
                // Pages and recipes of Storybook consist of components, which are tested in both directions.
                ...(!isFullRun && { exclude: ['.storybook/**'] }),
              },
            ],
          },
          ...storiesInOneDocument,
          ...patience,
        },
      },
    ],
  },
})
