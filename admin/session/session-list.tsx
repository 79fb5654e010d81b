/** Sessions of a user: device, address and last use. Every session but the current one can be ended. */
import { Badge, Button, RelativeTime } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import type { ResponseAt } from '../api/client.ts'
import { deviceName } from './device-name.ts'
import './session-list.css'

type Session = ResponseAt<'GET /api/account/sessions'>['items'][number]

interface SessionListProps {
  readonly sessions: readonly Session[]
  readonly onEnd: (id: string) => void
  /** Ends all of them but this one. */
  readonly onEndAll: () => void
  /** The label of the button that ends all. */
  readonly allLabel: ReactNode
  readonly isBusy: boolean
  readonly size?: 'sm' | 'md'
}

export function SessionList(props: SessionListProps) {
  const { sessions, onEnd, onEndAll, allLabel, isBusy, size = 'md' } = props
  const list = useRef<HTMLUListElement>(null)
  const ended = useRef<{ readonly ids: readonly string[]; readonly place: number }>(undefined)
  const others = sessions.filter(({ isThis }) => !isThis).map(({ id }) => id)
  const end = (id: string) => {
    ended.current = { ids: [id], place: others.indexOf(id) }
    onEnd(id)
  }
  const endAll = () => {
    ended.current = { ids: others, place: 0 }
    onEndAll()
  }
  // The button that had the focus is gone with its session.
  useEffect(() => {
    const { ids, place } = ended.current ?? {}
    if (ids === undefined || place === undefined || sessions.some(({ id }) => ids.includes(id))) return
    ended.current = undefined
    if (document.activeElement !== document.body) return
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    ;(buttons[place] ?? buttons.at(-1) ?? list.current)?.focus()
  }, [sessions])
  return (
    <>
      <ul ref={list} className="plain-list" tabIndex={-1}>
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} onEnd={() => end(session.id)} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button variant="outline" color="neutral" size={size} loading={isBusy} onClick={endAll}>
          {allLabel}
        </Button>
      ) : null}
    </>
  )
}

function SessionItem({ session, onEnd }: { readonly session: Session; readonly onEnd: () => void }) {
  const { t } = useLingui()
  const { device, address, seenAt, isThis } = session
  const name = deviceName(device) ?? t`Unknown device`
  return (
    <li className="session-item">
      <span className="session-text">
        <strong>{name}</strong>
        <span className="session-note">
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
