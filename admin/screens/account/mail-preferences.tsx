/** E-mails that the user can turn on or off. Those about the account itself are always sent. */
import { may } from '@cyanotype/content/model/permissions.ts'
import { Switch, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Account } from '../../app-context/account.ts'
import { useChangePreferences, usePreferences } from '../../app-context/preferences.ts'
import { AccountPart } from './account-section.tsx'

const reportFailure = ({ message }: Error) => void toasts.add({ tone: 'danger', title: message })

export function MailPreferences({ account }: { readonly account: Account }) {
  const { t } = useLingui()
  const { mailEnquiries, mailSchedules, mailDigest, mailComments } = usePreferences()
  const change = useChangePreferences(reportFailure)
  return (
    <AccountPart title={t`E-mail notifications`}>
      <p className="account-note">
        <Trans>E-mails about sign-ins and changes to your account are always sent.</Trans>
      </p>
      <Switch
        label={t`Failed scheduled actions`}
        hint={t`When something that you scheduled could not be published or unpublished.`}
        checked={mailSchedules !== 'off'}
        onChange={({ target }) => change({ mailSchedules: target.checked ? null : 'off' })}
      />
      <Switch
        label={t`Comments and reviews`}
        hint={t`When someone mentions you, replies to you, asks you for a review, or decides on yours.`}
        checked={mailComments !== 'off'}
        onChange={({ target }) => change({ mailComments: target.checked ? null : 'off' })}
      />
      <Switch
        label={t`Weekly digest`}
        hint={t`On Mondays: your drafts, unpublished changes and out-of-date translations.`}
        checked={mailDigest === 'on'}
        onChange={({ target }) => change({ mailDigest: target.checked ? 'on' : null })}
      />
      {may(account, 'enquiries.manage') ? (
        <Switch
          label={t`Messages and answers from visitors`}
          hint={t`When a visitor sends a message with the contact form, or fills in a form on a page.`}
          checked={mailEnquiries === 'on'}
          onChange={({ target }) => change({ mailEnquiries: target.checked ? 'on' : null })}
        />
      ) : null}
    </AccountPart>
  )
}
