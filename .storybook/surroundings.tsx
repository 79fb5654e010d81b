/** The context of every story: theme, language, direction and reader preferences. */
import type { Decorator, Loader } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { en } from '../ui/locales/en.ts'
import { isLocaleCode, loadLocale } from '../ui/locales/index.ts'
import type { Locale } from '../ui/locales/locale.ts'
import { tagOf } from '../ui/locales/locale.ts'
import { UiProvider } from '../ui/provider/ui-provider.tsx'
import type { Theme } from '../ui/tokens/index.ts'
import { contrastTokens } from '../ui/tokens/index.ts'
import { HtmlOnly } from './html-only.tsx'
import { Zoomed } from './zoomed.tsx'

export interface Setting {
  readonly theme: Theme
  readonly dir: 'ltr' | 'rtl'
}

const directionOf = (wanted: unknown, { dir = 'ltr' }: Locale) =>
  wanted === 'rtl' || wanted === 'ltr' ? wanted : dir

const asked = 'cyanotype:surroundings'

/** For tests: renders the same story in another theme or direction. */
export function surroundWith(setting: Setting): void {
  document.dispatchEvent(new CustomEvent<Setting>(asked, { detail: setting }))
}

function useSetting(fromToolbar: Setting): Setting {
  const [setting, setSetting] = useState<Setting>()
  useEffect(() => {
    const handleAsked = (event: Event) => event instanceof CustomEvent && setSetting(event.detail)
    document.addEventListener(asked, handleAsked)
    return () => document.removeEventListener(asked, handleAsked)
  }, [])
  return setting ?? fromToolbar
}

/** Loads the texts of the language in the toolbar before a story is shown. */
export const loadWords: Loader = async ({ globals: { locale } }) => ({
  locale: isLocaleCode(locale) ? await loadLocale(locale) : en,
})

const isLocale = (loaded: unknown): loaded is Locale => loaded instanceof Object && 'messages' in loaded

/**
 * On a documentation page the direction applies to each story only, because the page itself is in English.
 */
export const withSurroundings: Decorator = (Story, { globals, loaded, viewMode, id }) => {
  const locale = isLocale(loaded.locale) ? loaded.locale : en
  const { theme, dir } = useSetting({
    theme: globals.theme === 'dark' ? 'dark' : 'light',
    dir: directionOf(globals.direction, locale),
  })
  const isDocumentation = viewMode === 'docs'
  const wishes: CSSProperties = globals.contrast === 'more' ? contrastTokens(theme) : {}
  const motion = globals.motion === 'reduced' ? 'reduced' : 'full'
  useLayoutEffect(() => {
    const { documentElement: root } = document
    root.dataset.theme = theme
    root.dataset.motion = motion
    root.lang = tagOf(locale)
    root.dir = isDocumentation ? 'ltr' : dir
  }, [theme, locale, dir, motion, isDocumentation])
  // A value from the URL arrives as a number.
  if (String(globals.text) === '200') return <Zoomed id={id} globals={globals} />
  const story = (
    <UiProvider locale={locale} dir={dir}>
      <Story />
    </UiProvider>
  )
  return (
    <div className={isDocumentation ? 'surroundings' : undefined} data-theme={theme} dir={dir} style={wishes}>
      {globals.script === 'none' ? <HtmlOnly theme={theme}>{story}</HtmlOnly> : story}
    </div>
  )
}
