/** The languages of a document, each with its state; one of them is on screen, and the address says which. */
import { localeCodes, locales } from '@cyanotype/content/model/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { EditingState } from '../../edits/editing-state.ts'
import { isChanged } from '../../edits/edits.ts'
import { AdminLink } from '../../layout/admin-link.tsx'
import { LanguagePlate } from '../../plates/language-plates.tsx'
import { statusWords } from '../../plates/status-words.ts'
import { useLocation } from '../../router/use-router.ts'

interface LanguageTabsProps {
  readonly state: EditingState
  readonly locale: string
}

export function LanguageTabs({ state: { document, edits }, locale }: LanguageTabsProps) {
  const { t, i18n } = useLingui()
  const { pathname, searchStr } = useLocation()
  const addressOf = (language: string) => {
    const query = new URLSearchParams(searchStr)
    query.set('language', language)
    return `${pathname}?${query}`
  }
  return (
    <nav className="language-tabs" aria-label={t`Languages of the text`}>
      {localeCodes.map((code) => {
        const status = document?.layers[code].status ?? 'none'
        return (
          <AdminLink
            key={code}
            to={addressOf(code)}
            variant="quiet"
            replace
            className="language-tab"
            aria-current={code === locale ? 'true' : undefined}
          >
            <LanguagePlate locale={code} status={status} />
            <span className="language-tab-name" aria-hidden="true">
              <span lang={code}>{locales[code].name}</span>
              <span className="language-tab-status">
                {isChanged(edits[code]) ? t`Not saved` : i18n._(statusWords[status])}
              </span>
            </span>
          </AdminLink>
        )
      })}
    </nav>
  )
}
