import { Callout, CopyField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { WithSecret } from './queries.ts'

/** Signing secret of a webhook. It is shown once, because the server stores it encrypted. */
export function SecretGiven({ given: { webhook, secret } }: { readonly given: WithSecret }) {
  const { t } = useLingui()
  const { name } = webhook
  return (
    <>
      <CopyField
        label={t`Secret of ${name}`}
        hint={t`The receiver checks by it that a delivery comes from here.`}
        value={secret}
        dir="ltr"
      />
      <Callout tone="info">
        <p>
          <Trans>It is not shown again. Copy it to where the receiver reads it, and to nowhere else.</Trans>{' '}
          {webhook.oldSecretUntil === null ? null : (
            <Trans>For a day, deliveries are signed with the secret before it as well.</Trans>
          )}
        </p>
      </Callout>
    </>
  )
}
