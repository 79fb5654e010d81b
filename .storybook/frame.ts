/** The frame around the stories, in the reader's theme. */
import { addons } from 'storybook/manager-api'
import { frameTheme } from './theme.ts'

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({
  theme: frameTheme(isDark ? 'dark' : 'light'),
  sidebar: { showRoots: true },
})
