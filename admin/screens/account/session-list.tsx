/** Sessions of the user: ends one, or all but this one. */
import { Badge, Button, RelativeTime, Skeleton } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerAt, Api } from '../../api/client.ts'
import { useAdmin } from '../../app-context/app-context.tsx'
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

/** The first match counts, because many browsers also include the names of others. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.].*\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (names: typeof browsers, text: string) => names.find(([sign]) => sign.test(text))?.[1]

/**
 * Readable name of the device of a session: `Firefox, Linux` from a User-Agent header. `undefined` if neither
 * browser nor system is known.
 */
export function deviceName(userAgent: string): string | undefined {
  const known = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter((name) => name !== undefined)
  return known.length === 0 ? undefined : known.join(', ')
}

type OwnSession = AnswerAt<'GET /api/account/sessions'>['items'][number]

const ownSessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: async () => (await api('GET /api/account/sessions', {})).items,
  })
