/**
 * One runner, several projects. `npm test` runs them all; `npx vitest --project ui button` runs one file of one.
 * What a test needs decides its name: `*.db.test.ts` wants databases, `*.test.tsx` wants a browser, `*.test.ts` neither.
 */
import { basename, dirname, join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './tools/testing/browser.ts'
import { isFullRun } from './tools/testing/is-full-run.ts'
import { sharedPlugins } from './vite.shared.ts'

/** Conditions are waited for as long as a busy machine may need; a test that passes never waits. */
const patience = { expect: { poll: { timeout: 15_000 } }, testTimeout: 60_000, hookTimeout: 60_000 }

const { executablePath, args } = await findBrowser()
/** So that `tools/testing/reset-story-state.ts` may collect what is no longer used. */
const launchOptions = { executablePath, args: [...args, '--js-flags=--expose-gc'] }
/** Modules are read once for all files of a runner, not once for each: half of the time went there. */
const together = { isolate: false, setupFiles: ['server/testing/cleanup-after-file.ts'] }
/** Vike has one site for each process: a test that opens another one needs a process of its own. */
const ownProcess = ['site/rendering/page-hooks.test.ts']
/** A module that is replaced must not have been read before, and icons that were asked for elsewhere are not missing. */
const ownDocument = ['admin/shell/new-collection.test.tsx', 'ui/components/icon/icon.test.tsx']
/** One document for all files: setting up one for each, and reading all modules again, took a third of the time. */
const oneDocument = { isolate: false, setupFiles: ['tools/testing/reset-story-state.ts'] }
const storiesInOneDocument = {
  ...oneDocument,
  setupFiles: [...oneDocument.setupFiles, 'tools/testing/wait-for-stories.ts'],
}

/** Each project has settings of its own to write into: the runner names the instances after their project. */
const inBrowser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
})

/** What components and screens import: found only while tests run, a second copy of React would come with it. */
const bundledAhead = [
  ...[
    'react',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-dom',
    'react-dom/client',
    'react-dom/server',
  ],
  ...['@lingui/core', '@lingui/react', 'zod', 'axe-core'],
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
  plugins: [sharedPlugins(import.meta.dirname)],
  optimizeDeps: { include: bundledAhead },
})

export default defineConfig({
  test: {
    tags: [{ name: 'full', description: 'Long runs and matrices: `npm run test:full` alone runs them.' }],
    ...(!isFullRun && { tagsFilter: ['!full'] }),
    // The records of the stories are those of one direction. The other would call them out of date where none may be
    // written, as on servers that build.
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
          ],
        },
      },
      {
        plugins: [sharedPlugins(import.meta.dirname)],
        test: { name: 'unit-own-process', include: ownProcess, ...patience },
      },
      {
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
          include: ['{ui,admin}/**/*.test.tsx'],
          exclude: ['**/node_modules/**', ...ownDocument],
          browser: inBrowser(),
          ...oneDocument,
          ...patience,
          env: { VITE_TEST_FULL: isFullRun ? '1' : '' },
        },
      },
      {
        ...components(),
        test: { name: 'ui-own-document', include: ownDocument, browser: inBrowser(), ...patience },
      },
      {
        plugins: await storybookTest({ configDir: '.storybook' }),
        test: { name: 'stories', browser: inBrowser(), ...storiesInOneDocument, ...patience },
      },
      {
        // What people do with a story, done once more by those who read from right to left.
        plugins: await storybookTest({ configDir: '.storybook' }),
        test: {
          name: 'stories-rtl',
          browser: inBrowser(),
          ...storiesInOneDocument,
          ...patience,
          env: { VITE_DIRECTION: 'rtl' },
        },
      },
    ],
  },
})
