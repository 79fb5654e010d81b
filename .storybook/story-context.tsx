/** The context of every story: theme, language, direction and reader preferences. */
import type { Decorator, Loader } from '@storybook/react-vite'
import type { CSSProperties, ReactNode } from 'react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Globals } from 'storybook/internal/types'
import { en } from '../ui/locales/en.ts'
import { isLocaleCode, loadLocale } from '../ui/locales/index.ts'
import type { Locale } from '../ui/locales/locale.ts'
import { tagOf } from '../ui/locales/locale.ts'
import { UiProvider } from '../ui/provider/ui-provider.tsx'
import type { Theme } from '../ui/tokens/index.ts'
import { contrastTokens } from '../ui/tokens/index.ts'
import { initialGlobals } from './toolbars.ts'

export interface Setting {
  readonly theme: Theme
  readonly dir: 'ltr' | 'rtl'
}

const directionOf = (requested: unknown, { dir = 'ltr' }: Locale) =>
  requested === 'rtl' || requested === 'ltr' ? requested : dir

const settingEvent = 'cyanotype:setting'

/** For tests: renders the same story in another theme or direction. */
export function applySetting(setting: Setting): void {
  document.dispatchEvent(new CustomEvent<Setting>(settingEvent, { detail: setting }))
}

function useSetting(fromToolbar: Setting): Setting {
  const [setting, setSetting] = useState<Setting>()
  useEffect(() => {
    const handleSetting = (event: Event) => event instanceof CustomEvent && setSetting(event.detail)
    document.addEventListener(settingEvent, handleSetting)
    return () => document.removeEventListener(settingEvent, handleSetting)
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
export const withStoryContext: Decorator = (Story, { globals, loaded, viewMode, id }) => {
  const locale = isLocale(loaded.locale) ? loaded.locale : en
  const { theme, dir } = useSetting({
    theme: globals.theme === 'dark' ? 'dark' : 'light',
    dir: directionOf(globals.direction, locale),
  })
  const isDocumentation = viewMode === 'docs'
  const contrast = globals.contrast === 'more' ? 'more' : undefined
  const contrastStyle: CSSProperties = contrast ? contrastTokens(theme) : {}
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
  const preferences = { dir, 'data-theme': theme, 'data-contrast': contrast, style: contrastStyle }
  return (
    <div {...preferences} className={isDocumentation ? 'story-context' : undefined}>
      {globals.script === 'none' ? (
        <HtmlOnly {...{ theme, motion, dir }} lang={tagOf(locale)}>
          <div {...preferences}>{story}</div>
        </HtmlOnly>
      ) : (
        story
      )}
    </div>
  )
}

// Shows a story as the server sends it, in a frame where no script runs. The frame keeps our origin, so that
// it can read our stylesheets and fonts.

interface HtmlOnlyProps extends Setting {
  readonly motion: 'full' | 'reduced'
  readonly lang: string
  readonly children: ReactNode
}

export function HtmlOnly({ theme, motion, dir, lang, children }: HtmlOnlyProps) {
  const sheets = [...document.head.querySelectorAll('style, link[rel="stylesheet"]')]
  const page = `<!doctype html>
<html lang="${lang}" dir="${dir}" data-theme="${theme}" data-motion="${motion}">
<head><base href="${document.baseURI}">${sheets.map(({ outerHTML }) => outerHTML).join('')}</head>
<body>${renderToStaticMarkup(children)}</body>
</html>`
  return <iframe className="html-only" title="HTML only" sandbox="allow-same-origin" srcDoc={page} />
}

// Shows a story at 200 % like browser zoom: in a frame of half the width and height, scaled to twice the
// size. A larger root font would not change the media queries.

interface ZoomedProps {
  readonly id: string
  readonly globals: Globals
}

export function Zoomed({ id, globals }: ZoomedProps) {
  const settings = Object.entries({ ...initialGlobals, ...globals, text: initialGlobals.text })
  const query = new URLSearchParams({
    viewMode: 'story',
    id,
    globals: settings
      .filter(([name]) => name in initialGlobals)
      .map(([name, value]) => `${name}:${value}`)
      .join(';'),
  })
  return (
    <div className="zoomed">
      <iframe title="200 %" src={`iframe.html?${query}`} />
    </div>
  )
}
