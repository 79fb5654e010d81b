import { localeCodes, locales, localizedPath } from '@cyanotype/content/model/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { navigation } from './navigation.ts'
import { usePage } from './page.tsx'
import type { PageHead } from './page-head.ts'

export function Footer({ head }: { readonly head: PageHead }) {
  const { href, surroundings } = usePage()
  const { t, i18n } = useLingui()
  return (
    <footer className="footer">
      <div className="footer-row page-width">
        <div className="footer-house">
          <p className="footer-name">{surroundings.siteName}</p>
          {surroundings.description ? <p className="footer-words">{surroundings.description}</p> : null}
        </div>
        <nav aria-label={t`Pages`}>
          <p className="footer-label">
            <Trans>Pages</Trans>
          </p>
          <ul className="plain-list">
            {navigation.map((entry) => (
              <li key={entry.path}>
                <a href={href(entry.path)}>{i18n._(entry.label)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t`Languages`}>
          <p className="footer-label">
            <Trans>Languages</Trans>
          </p>
          <ul className="plain-list">
            {localeCodes.map((code) => (
              <li key={code}>
                <a
                  href={head.alternates[code] ?? localizedPath(code, head.nearest)}
                  lang={code}
                  hrefLang={code}
                  data-locale={code}
                >
                  {locales[code].name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
