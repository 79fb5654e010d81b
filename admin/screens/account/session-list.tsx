/** Sessions of the user: ends one, or all but this one. */
import { Badge, Button, RelativeTime, Skeleton } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerAt, Api } from '../../api/client.ts'
import { useAdmin } from '../../app-context/app-context.tsx'
import { deviceName } from '../../session/device-name.ts'
import { SignInError } from '../../sign-in/sign-in-error.tsx'
import { AccountPart, useSending } from './account-section.tsx'

export function OwnSessions() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const queries = useQueryClient()
  const query = ownSessionsQuery(api)
  const sessions = useQuery(query)
  const { isBusy, problem, send } = useSending()
  const end = (work: () => Promise<unknown>) =>
    send(async () => {
      await work()
      await queries.invalidateQueries({ queryKey: query.queryKey })
    })
  const items = sessions.data ?? []
  return (
    <AccountPart title={t`Active sessions`}>
      <SignInError>{problem?.message ?? sessions.error?.message ?? ''}</SignInError>
      {sessions.isPending ? <Skeleton lines={3} /> : null}
      <ul className="plain-list account-sessions">
        {items.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            onEnd={() =>
              void end(() => api('DELETE /api/account/sessions/{id}', { params: { id: session.id } }))
            }
          />
        ))}
      </ul>
      {items.length > 1 ? (
        <Button
          variant="outline"
          color="neutral"
          loading={isBusy}
          onClick={() => void end(() => api('DELETE /api/account/sessions', {}))}
        >
          <Trans>Sign out everywhere else</Trans>
        </Button>
      ) : null}
    </AccountPart>
  )
}

function SessionLine({ session, onEnd }: { readonly session: OwnSession; readonly onEnd: () => void }) {
  const { t } = useLingui()
  const { device, address, seenAt, isThis } = session
  const name = deviceName(device) ?? t`Unknown device`
  return (
    <li className="account-session">
      <span className="account-session-text">
        <strong>{name}</strong>
        <span className="account-note">
          {address} · <RelativeTime instant={seenAt} />
        </span>
      </span>
      {isThis ? (
        <Badge>
          <Trans>Current session</Trans>
        </Badge>
      ) : (
        <Button
          variant="ghost"
          color="neutral"
          size="sm"
          aria-label={t`Sign out: ${name}, ${address}`}
          onClick={onEnd}
        >
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  )
}

type OwnSession = AnswerAt<'GET /api/account/sessions'>['items'][number]

const ownSessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: async () => (await api('GET /api/account/sessions', {})).items,
  })
