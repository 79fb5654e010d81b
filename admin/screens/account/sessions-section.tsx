/** Sessions of the user: ends one, or all but this one. */
import { Skeleton } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Api } from '../../api/client.ts'
import { useAdmin } from '../../app-context/app-context.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { SessionList } from '../../session/session-list.tsx'
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
      <SignInError>{problem?.message ?? ''}</SignInError>
      {sessions.isError ? <LoadFailure error={sessions.error} onRetry={sessions.refetch} /> : null}
      {sessions.isPending ? <Skeleton lines={3} /> : null}
      <SessionList
        sessions={items}
        onEnd={(id) => void end(() => api('DELETE /api/account/sessions/{id}', { params: { id } }))}
        onEndAll={() => void end(() => api('DELETE /api/account/sessions', {}))}
        allLabel={<Trans>Sign out everywhere else</Trans>}
        isBusy={isBusy}
      />
    </AccountPart>
  )
}

const ownSessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: async () => (await api('GET /api/account/sessions', {})).items,
  })
