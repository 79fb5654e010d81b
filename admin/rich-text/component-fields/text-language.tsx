/** A part of a view that React renders: a component of the site with its texts in the language of the edited text. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { locales } from '@cyanotype/content/model/locales.ts'
import { UiProvider } from '@cyanotype/ui/index.ts'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { uiLocaleOf } from '../../i18n/catalogues.ts'

export interface RenderedPart {
  render(content: ReactNode): void
  destroy(): void
}

export function renderIn(container: Element, lang: Locale): RenderedPart {
  const root = createRoot(container)
  return {
    render: (content) => root.render(<InTextLanguage lang={lang}>{content}</InTextLanguage>),
    // A view may be removed while React renders the screen around it.
    destroy: () => queueMicrotask(() => root.unmount()),
  }
}

interface InTextLanguageProps {
  readonly lang: Locale
  readonly children: ReactNode
}

function InTextLanguage({ lang, children }: InTextLanguageProps) {
  const [locale, setLocale] = useState<Awaited<ReturnType<typeof uiLocaleOf>>>()
  useEffect(() => {
    // If they cannot be loaded, the texts stay in English.
    uiLocaleOf(lang).then(setLocale, () => {})
  }, [lang])
  return (
    <UiProvider locale={locale} dir={locales[lang].dir}>
      {children}
    </UiProvider>
  )
}
