/** Storybook configuration: all components, the tokens, and whole pages built from them. */
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { cssTarget } from '../vite.shared.ts'
import { componentDocs, propsTables } from './vite-plugins.ts'

/** Storybook reads these, but does not declare them in its types. */
interface Undeclared {
  readonly managerEntries: readonly string[]
  /** The title of the browser tab until a page is open. */
  readonly title: string
}

const config: StorybookConfig & Undeclared = {
  title: 'Cyanotype components',
  framework: '@storybook/react-vite',
  stories: ['./{pages,recipes,example-pages}/*.stories.tsx', '../ui/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  managerEntries: [fileURLToPath(new URL('frame.ts', import.meta.url))],
  staticDirs: [
    { from: './brand', to: '/brand' },
    { from: '../ui/fonts/commissioner-latin.woff2', to: '/brand/commissioner.woff2' },
  ],
  // Replaced by `propsTables`: react-docgen does not resolve types, and react-docgen-typescript needs
  // TypeScript 5.
  typescript: { reactDocgen: false },
  // Tests do not need the documentation plugins.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      build: { cssTarget },
      plugins: [componentDocs(), process.env.VITEST ? [] : propsTables()],
    }),
  // No telemetry, neither from the build nor from the browser of the reader.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
}

export default config
