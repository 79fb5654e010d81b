/** What stands around every story: the theme, the language, the direction and the reader's own wishes. */
import type { Decorator } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { locales } from '../ui/locales/index.ts'
import { UiProvider } from '../ui/provider/ui-provider.tsx'
import type { Theme } from '../ui/tokens/index.ts'
import { contrastTokens } from '../ui/tokens/index.ts'
import { HtmlOnly } from './html-only.tsx'
import { Zoomed } from './zoomed.tsx'

const isCode = (code: unknown): code is keyof typeof locales => typeof code === 'string' && code in locales

export interface Setting {
  readonly theme: Theme
  readonly dir: 'ltr' | 'rtl'
}

const asked = 'cyanotype:surroundings'

/** For tests: the same story in another theme or direction, without telling it again. */
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

/** A page of documentation is always light; there the theme holds for each story alone. */
export const withSurroundings: Decorator = (Story, { globals, viewMode, id }) => {
  const locale = locales[isCode(globals.locale) ? globals.locale : 'en']
  const { theme, dir } = useSetting({
    theme: globals.theme === 'dark' ? 'dark' : 'light',
    dir: globals.direction === 'rtl' ? 'rtl' : 'ltr',
  })
  const isDocumentation = viewMode === 'docs'
  const wishes: CSSProperties = globals.contrast === 'more' ? contrastTokens(theme) : {}
  const motion = globals.motion === 'reduced' ? 'reduced' : 'full'
  useLayoutEffect(() => {
    const { documentElement: root } = document
    root.dataset.theme = isDocumentation ? 'light' : theme
    root.dataset.motion = motion
    root.lang = locale.code
    root.dir = isDocumentation ? 'ltr' : dir
  }, [theme, locale, dir, motion, isDocumentation])
  // From an address it comes as a number.
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
