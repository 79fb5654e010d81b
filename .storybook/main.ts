/** The designers' entrance: every component, the tokens, and what they make together. */
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { cssTarget } from '../vite.shared.ts'
import { propsTables } from './props-plugin.ts'
import { snippetsModule } from './snippets-plugin.ts'

/** Storybook reads `managerEntries`, and leaves it out of its types. */
const config: StorybookConfig & { readonly managerEntries: readonly string[] } = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.stories.tsx', '../ui/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  managerEntries: [fileURLToPath(new URL('frame.ts', import.meta.url))],
  staticDirs: [
    { from: './brand', to: '/brand' },
    { from: '../ui/fonts/commissioner-latin.woff2', to: '/brand/commissioner.woff2' },
  ],
  // `propsTables` takes its place: react-docgen resolves no types, and react-docgen-typescript needs TypeScript 5.
  typescript: { reactDocgen: false },
  // Tests show no documentation.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      build: { cssTarget },
      plugins: [snippetsModule(), process.env.VITEST ? [] : propsTables()],
    }),
  // Nothing calls home, neither from the build nor from the reader's browser.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
}

export default config
