/** Layout of the sign-in screens: site name, language, theme and an image. */
import { localeCodes, locales, localizedPath, readLocale } from '@cyanotype/content/model/locales.ts'
import { LanguageSwitch, ThemeSwitch } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Mark } from '../shell/logo.tsx'
import { useWindowTitle } from '../shell/use-document-title.ts'
import { useSignInContext } from './sign-in-context.tsx'

interface SignInPageProps {
  readonly title: string
  readonly children: ReactNode
}

export function SignInPage({ title, children }: SignInPageProps) {
  const { locale, address } = useSignInContext()
  useWindowTitle(title)
  const { path } = readLocale(address)
  return (
    <div className="sign-in">
      <main id="main-content" tabIndex={-1}>
        <p className="sign-in-site">
          <Mark /> Cyanotype
        </p>
        <div className="sign-in-panel">
          <h1 className="page-title">{title}</h1>
          {children}
        </div>
        <div className="sign-in-footer">
          <LanguageSwitch
            current={locale}
            languages={localeCodes.map((code) => ({
              code,
              name: locales[code].name,
              short: locales[code].short,
              href: localizedPath(code, path),
            }))}
          />
          <ThemeSwitch />
        </div>
      </main>
      <aside className="sign-in-artwork" aria-hidden="true">
        <span />
        <Trans>Plate 114. Seed heads on wet paper. 14 min, noon, June</Trans>
      </aside>
    </div>
  )
}
