/** Secret links to the calendar feed: created, shown once, and revoked. */
import { isCalendarOnly } from '@cyanotype/content/contracts/api-tokens.ts'
import { Button, Callout, CopyField, Dialog, RelativeTime, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { ScreenLoading } from '../../components/screen-loading.tsx'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import type { Token } from '../tokens/queries.ts'
import { tokensQuery } from '../tokens/queries.ts'
import './subscribe.css'

export function SubscribeDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const { api, locale } = useAdmin()
  const work = useWork('tokens')
  const [created, setCreated] = useState<{ readonly id: string; readonly secret: string }>()
  const create = async () => {
    const body = {
      name: t`Calendar subscription`,
      scopes: ['calendar:read' as const],
      collections: null,
      days: null,
    }
    const given = await work.do(() => api('POST /api/tokens', { body }))
    if (given !== undefined) setCreated({ id: given.token.id, secret: given.secret })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      className="content-calendar-subscribe"
      title={t`Subscribe to the calendar`}
      footer={
        <>
          {created === undefined ? (
            <Button variant="outline" color="neutral" loading={work.isBusy} onClick={() => void create()}>
              <Trans>Create link</Trans>
            </Button>
          ) : null}
          <Button onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          A secret link shows this calendar in Google Calendar, Outlook or Apple Calendar. It includes the
          last 30 and the next 365 days.
        </Trans>
      </p>
      <ProblemAlert problem={work.refusal} />
      {created === undefined ? null : <NewLink secret={created.secret} locale={locale} />}
      <OwnLinks onRevoked={(id) => id === created?.id && setCreated(undefined)} />
    </Dialog>
  )
}

/** The link is shown once, because the server stores only its hash. */
function NewLink({ secret, locale }: { readonly secret: string; readonly locale: string }) {
  const { t } = useLingui()
  const { origin } = window.location
  return (
    <>
      <CopyField
        label={t`Secret link`}
        hint={t`Add it to your calendar program as a calendar from the internet.`}
        value={`${origin}/api/calendar.ics?token=${secret}&locale=${locale}`}
      />
      <Callout tone="info">
        <p>
          <Trans>Copy the link now: it is shown only once. Anyone who has it can read the calendar.</Trans>
        </p>
      </Callout>
    </>
  )
}

interface OwnLinksProps {
  readonly onRevoked: (id: string) => void
}

function OwnLinks({ onRevoked }: OwnLinksProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const session = useSession()
  const tokens = useQuery(tokensQuery(api))
  if (tokens.isPending) return <ScreenLoading />
  if (tokens.isError) return <LoadFailure error={tokens.error} onRetry={tokens.refetch} />
  const own = tokens.data.items.filter(
    ({ user, scopes }) => user.id === session?.id && isCalendarOnly(scopes),
  )
  if (own.length === 0) return null
  return (
    <section className="content-calendar-links" aria-label={t`Your links`}>
      <h3>
        <Trans>Your links</Trans>
      </h3>
      <ul className="plain-list">
        {own.map((token) => (
          <OwnLink key={token.id} token={token} onRevoked={onRevoked} />
        ))}
      </ul>
    </section>
  )
}

function OwnLink({ token: { id, createdAt, usedAt }, onRevoked }: OwnLinksProps & { readonly token: Token }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const work = useWork('tokens')
  const revoke = async () => {
    const isRevoked = await work.do(async () => {
      await api('DELETE /api/tokens/{id}', { params: { id } })
      return true
    })
    if (isRevoked !== true) return
    onRevoked(id)
    toasts.add({ title: t`Link revoked` })
  }
  return (
    <li>
      <span>
        <Trans>
          Created <RelativeTime instant={createdAt} />
        </Trans>
        <span className="content-calendar-link-use">
          {usedAt === null ? (
            <Trans>never used</Trans>
          ) : (
            <Trans>
              last used <RelativeTime instant={usedAt} />
            </Trans>
          )}
        </span>
      </span>
      <Button variant="outline" color="red" size="sm" loading={work.isBusy} onClick={() => void revoke()}>
        <Trans>Revoke</Trans>
      </Button>
      <ProblemAlert problem={work.refusal} />
    </li>
  )
}
