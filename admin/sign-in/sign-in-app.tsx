/** Sign-in application: no router, no content model, no lists. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { readInterfaceLocale } from '@cyanotype/content/model/locales.ts'
import { UiProvider } from '@cyanotype/ui/index.ts'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { createApi } from '../api/client.ts'
import { activateForSignIn, uiLocaleOf } from '../i18n/catalogues.ts'
import { LoginScreen } from './login-screen.tsx'
import { SignInContext } from './sign-in-page.tsx'
import { WelcomeScreen } from './welcome-screen.tsx'

interface SignInOptions {
  readonly fetch: typeof fetch
  readonly locale: Locale
  /** Path, query and fragment. */
  readonly path: string
  readonly enter: (href: string) => void
}

export async function createSignInApp({
  fetch,
  locale,
  path: address,
  enter,
}: SignInOptions): Promise<ReactNode> {
  const [i18n, uiLocale] = await Promise.all([activateForSignIn(locale), uiLocaleOf(locale)])
  const api = createApi({ fetch, i18n, locale, signInAgain: async () => false, confirm: async () => false })
  const { pathname } = new URL(address, 'http://localhost')
  const Screen = readInterfaceLocale(pathname).path === '/admin/welcome' ? WelcomeScreen : LoginScreen
  return (
    <I18nProvider i18n={i18n}>
      <UiProvider locale={uiLocale}>
        <SignInContext value={{ api, locale, address, enter }}>
          <Screen />
        </SignInContext>
      </UiProvider>
    </I18nProvider>
  )
}
