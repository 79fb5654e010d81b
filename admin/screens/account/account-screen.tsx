/** One's own account: name, e-mail, password, where one is signed in, language and theme, and what is kept. */
import { Button, Callout, Skeleton } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../../app-context.tsx'
import { ScreenHeader } from '../../shell/screen-header.tsx'
import './account.css'
import { OwnData } from './data-export.tsx'
import { OwnPassword } from './password-form.tsx'
import { PreferencesForm } from './preferences-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { accountQuery } from './queries.ts'
import { OwnSessions } from './session-list.tsx'

export function AccountScreen() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { data: account, error, isPending, refetch } = useQuery(accountQuery(api))
  return (
    <>
      <ScreenHeader title={t`Your account`} />
      <div className="account">
        {isPending ? <Skeleton lines={6} /> : null}
        {error && !account ? (
          <Callout tone="danger" title={t`Your account could not be read`} className="account-failure">
            <p>{error.message}</p>
            <Button variant="outline" color="neutral" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          </Callout>
        ) : null}
        {account ? (
          <>
            <ProfileForm key={`${account.username} ${account.email}`} account={account} />
            <OwnPassword email={account.email} />
            <OwnSessions />
            <PreferencesForm />
            <OwnData />
          </>
        ) : null}
      </div>
    </>
  )
}
