/** Storybook's own user interface, in the theme of the reader. */
import { addons } from 'storybook/manager-api'
import { frameTheme } from './theme.ts'

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({
  theme: frameTheme(isDark ? 'dark' : 'light'),
  sidebar: { showRoots: true },
})
