/** How every story is shown: in the theme, the language and the direction that the toolbar says. */
import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { locales } from '../ui/locales/index.ts'
import { UiProvider } from '../ui/provider/ui-provider.tsx'
import { frameTheme } from './theme.ts'
import '../ui/ui.css'
import './preview.css'

const isCode = (code: unknown): code is keyof typeof locales => typeof code === 'string' && code in locales

const withSurroundings: Decorator = (Story, { globals }) => {
  const locale = locales[isCode(globals.locale) ? globals.locale : 'en']
  const dir = globals.direction === 'rtl' ? 'rtl' : 'ltr'
  const theme = String(globals.theme)
  useLayoutEffect(() => {
    const { documentElement: root } = document
    root.dataset.theme = theme
    root.lang = locale.code
    root.dir = dir
  }, [theme, locale, dir])
  return (
    <UiProvider locale={locale} dir={dir}>
      <Story />
    </UiProvider>
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
