/** Page context: language, path and layout data for all components of a page. */

import type { RenderRequest } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { isInterfaceLocale, isPathOn, locales, localizedPath } from '@cyanotype/content/model/index.ts'
import { UiProvider } from '@cyanotype/ui/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TransRenderProps } from '@lingui/react'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { createContext, useContext } from 'react'
import type { Branch } from './nav-links.ts'
import type { SiteLayoutData } from './site-layout-data.ts'
import { messageLanguage, messagesOf } from './site-messages.ts'
import { uiTextsOf } from './ui-texts.ts'

export interface PageFacts {
  readonly locale: Locale
  /** The language of the text, if it differs from the page because it was not translated. */
  readonly speaks?: Locale
  /** Without locale prefix: `/updates`. */
  readonly path: string
  readonly origin: string
  readonly preview: RenderRequest['preview']
  readonly layoutData: SiteLayoutData
}

interface Page extends PageFacts {
  /** The URL of a path in the language of the page. */
  readonly href: (path: string) => string
  /** Whether a path is in no section that is switched off. */
  readonly isOn: (path: string) => boolean
}

const PageContext = createContext<PageFacts | undefined>(undefined)

/** Context for all components. Islands and their slots are separate React roots and need it again. */
export function PageProvider({ page, children }: { readonly page: PageFacts; readonly children: ReactNode }) {
  const language = page.speaks ?? page.locale
  return (
    <PageContext value={page}>
      <I18nProvider
        i18n={messagesOf(language)}
        {...(isInterfaceLocale(language) ? {} : { defaultComponent: MessageText })}
      >
        <UiProvider locale={uiTextsOf(language)}>{children}</UiProvider>
      </I18nProvider>
    </PageContext>
  )
}

/** A message that has no translation says which language it is in, so that screen readers pronounce it. */
function MessageText({ id, children }: TransRenderProps) {
  const { locale, speaks = locale } = usePageFacts()
  const foreign = attributesIn(messageLanguage(id, speaks), speaks)
  return foreign.lang === undefined ? children : <span {...foreign}>{children}</span>
}

export function usePage(): Page {
  const page = usePageFacts()
  const { locale, layoutData } = page
  return {
    ...page,
    href: (path) => localizedPath(locale, path),
    isOn: (path) => isPathOn(layoutData.hiddenSections, path),
  }
}

interface LanguageAttributes {
  readonly lang?: Locale
  readonly dir?: 'ltr' | 'rtl'
}

/** The attributes of content that is in another language than the page, because it was not translated. */
export function useContentLanguage(language: Locale | undefined): LanguageAttributes {
  const { locale } = usePageFacts()
  return attributesIn(language ?? locale, locale)
}

/** The attributes of content in the language of the page that is inside a text in another language. */
export function usePageLanguage(languageOfText?: Locale): LanguageAttributes {
  const { locale, speaks = locale } = usePageFacts()
  return attributesIn(locale, languageOfText ?? speaks)
}

function attributesIn(language: Locale, around: Locale): LanguageAttributes {
  if (language === around) return {}
  const { dir } = locales[language]
  return { lang: language, ...(dir === locales[around].dir ? {} : { dir }) }
}

/** The value of the closest `PageProvider`, to pass it to another one. */
export function usePageFacts(): PageFacts {
  const page = useContext(PageContext)
  if (page === undefined) throw new Error('Parts of a page are rendered inside a PageProvider.')
  return page
}

/** The default links of header and footer. */
const navigation: readonly { readonly path: string; readonly label: MessageDescriptor }[] = [
  { path: '/updates', label: msg`Updates` },
  { path: '/docs', label: msg`Documentation` },
  { path: '/contact', label: msg`Contact` },
]

/** The published menu, or the default one. */
export function useMenu(): readonly Branch[] {
  const { href, isOn, layoutData } = usePage()
  const { i18n } = useLingui()
  const own = () =>
    navigation
      .filter(({ path }) => isOn(path))
      .map(({ path, label }) => ({ text: i18n._(label), href: href(path), below: [] }))
  return layoutData.menu ?? own()
}
