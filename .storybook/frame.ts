/** Storybook's own user interface, in the theme of the reader. */
import { addons } from 'storybook/manager-api'
import { frameTheme } from './theme.ts'

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({
  theme: frameTheme(isDark ? 'dark' : 'light'),
  // The words in brackets in a title are for the search only.
  sidebar: { showRoots: true, renderLabel: ({ name }) => name.replace(/ \(.*\)$/, '') },
})
