/** How every story is shown: in the theme, the language and the direction that the toolbar says. */
import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { locales } from '../ui/locales/index.ts'
import { UiProvider } from '../ui/provider/ui-provider.tsx'
import { frameTheme } from './theme.ts'
import '../ui/ui.css'
import './preview.css'

const isCode = (code: unknown): code is keyof typeof locales => typeof code === 'string' && code in locales

/** A page of documentation is always light; there the theme holds for each story alone. */
const withSurroundings: Decorator = (Story, { globals, viewMode }) => {
  const locale = locales[isCode(globals.locale) ? globals.locale : 'en']
  const dir = globals.direction === 'rtl' ? 'rtl' : 'ltr'
  const theme = globals.theme === 'dark' ? 'dark' : 'light'
  const isDocumentation = viewMode === 'docs'
  useLayoutEffect(() => {
    const { documentElement: root } = document
    root.dataset.theme = isDocumentation ? 'light' : theme
    root.lang = locale.code
    root.dir = isDocumentation ? 'ltr' : dir
  }, [theme, locale, dir, isDocumentation])
  const story = (
    <UiProvider locale={locale} dir={dir}>
      <Story />
    </UiProvider>
  )
  return isDocumentation ? (
    <div className="surroundings" data-theme={theme} dir={dir}>
      {story}
    </div>
  ) : (
    story
  )
}

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withSurroundings],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { matchers: { color: /color$/i } },
    docs: { theme: frameTheme('light') },
    options: {
      storySort: {
        order: ['Cyanotype', ['Introduction', 'Colours', 'Type', 'Space', 'Icons'], 'Components'],
      },
    },
  },
  initialGlobals: { theme: 'light', locale: 'en', direction: 'ltr' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'light', icon: 'sun', title: 'Light' },
          { value: 'dark', icon: 'moon', title: 'Dark' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: Object.values(locales).map(({ code, name }) => ({ value: code, title: name })),
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
}

export default preview
