/** The same screen in the other languages. The page loads anew; what was typed is kept on the device meanwhile. */
import { localeCodes, locales, localizedPath } from '@cyanotype/content/model/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useAdmin } from '../admin-context.tsx'

export function LanguageLinks() {
  const { t } = useLingui()
  const { locale } = useAdmin()
  const { pathname, searchStr } = useLocation()
  return (
    <nav className="language-links" aria-label={t`Language of the interface`}>
      {localeCodes.map((code) => (
        <a
          key={code}
          href={localizedPath(code, pathname + searchStr)}
          lang={code}
          hrefLang={code}
          aria-current={code === locale ? 'true' : undefined}
        >
          {locales[code].name}
        </a>
      ))}
    </nav>
  )
}
