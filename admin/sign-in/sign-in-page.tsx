/** What stands around the forms that let somebody in: the house, the language, the theme, and a print. */
import { localeCodes, locales, localizedPath, readLocale } from '@cyanotype/content/model/locales.ts'
import { LanguageSwitch, ThemeSwitch } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Mark } from '../shell/logo.tsx'
import { useWindowTitle } from '../shell/use-document-title.ts'
import { useDoor } from './sign-in-context.tsx'

interface DoorPageProps {
  readonly title: string
  readonly children: ReactNode
}

export function DoorPage({ title, children }: DoorPageProps) {
  const { locale, address } = useDoor()
  useWindowTitle(title)
  const { path } = readLocale(address)
  return (
    <div className="door">
      <main id="main-content" tabIndex={-1}>
        <p className="door-house">
          <Mark /> Cyanotype
        </p>
        <div className="door-paper">
          <h1 className="page-title">{title}</h1>
          {children}
        </div>
        <div className="door-foot">
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
      <aside className="door-print" aria-hidden="true">
        <span />
        <Trans>Plate 114. Seed heads on wet paper. 14 min, noon, June</Trans>
      </aside>
    </div>
  )
}
