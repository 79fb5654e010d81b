/** Layout of the sign-in screens (site name, language, theme and an image) and their context. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import {
  interfaceLocales,
  interfacePath,
  locales,
  readInterfaceLocale,
} from '@cyanotype/content/model/locales.ts'
import { LanguageSwitch, ThemeSwitch } from '@cyanotype/ui/index.ts'
import type { ReactNode } from 'react'
import { createContext, useContext } from 'react'
import type { Api } from '../api/client.ts'
import { postToTabs } from '../app-context/tab-channel.ts'
import { Logo } from '../components/logo.tsx'
import { siteName } from '../components/site-identity.ts'
import { useDocumentTitle } from '../components/use-document-title.ts'

interface SignInPageProps {
  readonly title: string
  readonly children: ReactNode
}

export function SignInPage({ title, children }: SignInPageProps) {
  const { locale, address } = useSignInContext()
  useDocumentTitle(title)
  const { path } = readInterfaceLocale(address)
  return (
    <div className="sign-in">
      <main id="main-content" tabIndex={-1}>
        <p className="sign-in-site">
          <Logo /> {siteName()}
        </p>
        <div className="sign-in-panel">
          <h1 className="page-title">{title}</h1>
          {children}
        </div>
        <div className="sign-in-footer">
          <LanguageSwitch
            current={locale}
            languages={interfaceLocales.map((code) => ({
              code,
              name: locales[code].name,
              short: locales[code].short,
              href: interfacePath(code, path),
            }))}
          />
          <ThemeSwitch />
        </div>
      </main>
      <aside className="sign-in-artwork" aria-hidden="true">
        <span />
      </aside>
    </div>
  )
}

interface SignInContextValue {
  readonly api: Api
  readonly locale: Locale
  /** Path, query and fragment, with the locale prefix. */
  readonly address: string
  /** Called after sign-in, with the path to go to. */
  readonly enter: (href: string) => void
}

/** Context of the sign-in screens: on their own page, or inside the admin. */
export const SignInContext = createContext<SignInContextValue | undefined>(undefined)

export function useSignInContext(): SignInContextValue {
  const context = useContext(SignInContext)
  if (context === undefined) throw new Error('A sign-in screen is rendered outside of SignInContext.')
  return context
}

/** Leaves these screens after a sign-in. Other tabs may wait for it, or still show what another user typed. */
export function useEnter(): (href: string) => void {
  const { enter } = useSignInContext()
  return (href) => {
    postToTabs('signed-in')
    enter(href)
  }
}
