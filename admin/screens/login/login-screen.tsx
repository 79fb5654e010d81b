/** The door. On a server without any user, it makes the first administrator instead. */

import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../../admin-context.tsx'
import { LanguageLinks } from '../../layout/language-links.tsx'
import { ScreenLoading } from '../../layout/screen-loading.tsx'
import { ScreenTitle } from '../../layout/screen-title.tsx'
import { FirstAdministrator } from './first-administrator.tsx'
import { useGoBack } from './go-back.ts'
import { setupQuery } from './queries.ts'
import { SignInForm } from './sign-in-form.tsx'

interface LoginScreenProps {
  /** Where somebody was going when the guard sent them here. */
  readonly to: string | undefined
}

export function LoginScreen({ to }: LoginScreenProps) {
  const { api } = useAdmin()
  const setup = useQuery(setupQuery(api))
  const goBack = useGoBack(to)
  return (
    <main className="login" id="main-content">
      <div className="login-print" aria-hidden="true" />
      <div className="login-paper">
        <p className="login-brand">Cyanotype</p>
        {setup.isPending ? <ScreenLoading /> : null}
        {setup.data === true ? <FirstAdministrator onSignedIn={goBack} /> : null}
        {setup.data === false || setup.isError ? (
          <>
            <ScreenTitle>
              <Trans>Sign in</Trans>
            </ScreenTitle>
            <SignInForm onSignedIn={goBack} />
          </>
        ) : null}
        <LanguageLinks />
      </div>
    </main>
  )
}
