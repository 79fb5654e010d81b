import { Callout, CopyField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Invited } from './queries.ts'

/**
 * Invitation link, by which a user sets a password. It is shown once, because the server stores only its
 * hash.
 */
export function LinkGiven({ invited: { user, link, expiresAt } }: { readonly invited: Invited }) {
  const { t, i18n } = useLingui()
  const locale = i18n.locale === 'en' ? 'en-GB' : i18n.locale
  const until = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(
    Date.parse(expiresAt),
  )
  const name = user.username
  return (
    <>
      <CopyField
        label={t`Link for ${name}`}
        hint={t`Works once, until ${until}.`}
        value={new URL(link, location.origin).href}
      />
      <Callout tone="info">
        <p>
          <Trans>
            It is not sent by mail, and not shown again. Give it to {name} yourself, and to nobody else:
            whoever has it chooses the password.
          </Trans>
        </p>
      </Callout>
    </>
  )
}
