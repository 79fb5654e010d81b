/** Storybook's own user interface, in the theme of the reader. */
import { addons } from 'storybook/manager-api'
import { frameTheme } from './theme.ts'

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({
  theme: frameTheme(isDark ? 'dark' : 'light'),
  // The words in brackets in a title are for the search only.
  sidebar: { showRoots: true, renderLabel: ({ name }) => name.replace(/ \(.*\)$/, '') },
})

/** Storybook names every tab after itself, with the words for the search. */
function renameTab() {
  const title = document.title.replace(/ \([^)]*\)/, '').replace(/ ⋅ Storybook$/, ' ⋅ Cyanotype components')
  const own = title.replace(/ - Storybook$/, '')
  if (own !== document.title) document.title = own
}

new MutationObserver(renameTab).observe(document.head, {
  childList: true,
  subtree: true,
  characterData: true,
})
renameTab()
