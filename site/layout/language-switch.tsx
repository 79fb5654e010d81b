import { localeCodes, locales, localizedPath } from '@cyanotype/content/model/index.ts'
import { VisuallyHidden } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { usePage } from './page.tsx'
import type { PageHead } from './page-head.ts'

/** Links to this very page in the other languages, or to the nearest listing where it does not exist: never to a 404. */
export function LanguageSwitch({ head }: { readonly head: PageHead }) {
  const { locale } = usePage()
  const { t } = useLingui()
  return (
    <nav className="language-switch" aria-label={t`Language`}>
      <ul className="plain-list">
        {localeCodes.map((code) => (
          <li key={code}>
            <a
              href={head.alternates[code] ?? localizedPath(code, head.nearest)}
              lang={code}
              hrefLang={code}
              aria-current={code === locale ? 'true' : undefined}
              data-locale={code}
            >
              {locales[code].short}
              <VisuallyHidden>, {locales[code].name}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
