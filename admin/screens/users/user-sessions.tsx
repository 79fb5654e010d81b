/** Sessions of a user: ends one or all of them. */
import { Button, Heading, RelativeTime, Skeleton } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../../app-context.tsx'
import type { User } from './queries.ts'
import { sessionsQuery } from './queries.ts'
import { useWork } from './use-user-actions.ts'
import { Refusal } from './user-form-error.tsx'

export function UserSessions({ user: { id } }: { readonly user: User }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const sessions = useQuery(sessionsQuery(api, id))
  const work = useWork()
  const items = sessions.data?.items ?? []
  return (
    <section className="users-section">
      <Heading level={3} className="users-heading">
        <Trans>Signed in</Trans>
      </Heading>
      <Refusal problem={work.refusal} />
      {sessions.isPending ? <Skeleton lines={2} /> : null}
      {sessions.isError ? <p>{sessions.error.message}</p> : null}
      {sessions.isSuccess && items.length === 0 ? (
        <p className="users-note">
          <Trans>Nowhere just now.</Trans>
        </p>
      ) : null}
      <ul className="plain-list">
        {items.map((one) => (
          <li key={one.id} className="users-session">
            <span>
              {one.device} <span className="users-note">{one.address}</span>{' '}
              <RelativeTime className="users-note" instant={one.seenAt} />
            </span>
            <Button
              variant="ghost"
              color="neutral"
              size="sm"
              aria-label={t`Sign out: ${one.device}`}
              onClick={() =>
                void work.do(() =>
                  api('DELETE /api/users/{id}/sessions/{session}', { params: { id, session: one.id } }),
                )
              }
            >
              <Trans>Sign out</Trans>
            </Button>
          </li>
        ))}
      </ul>
      {items.length > 1 ? (
        <Button
          variant="outline"
          color="neutral"
          size="sm"
          loading={work.isBusy}
          onClick={() => void work.do(() => api('DELETE /api/users/{id}/sessions', { params: { id } }))}
        >
          <Trans>Sign out everywhere</Trans>
        </Button>
      ) : null}
    </section>
  )
}
