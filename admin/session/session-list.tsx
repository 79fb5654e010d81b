/** Sessions of a user: device, address and last use. Every session but the current one can be ended. */
import { Badge, Button, RelativeTime } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { ResponseAt } from '../api/client.ts'
import { deviceName } from './device-name.ts'
import './session-list.css'

type Session = ResponseAt<'GET /api/account/sessions'>['items'][number]

interface SessionListProps {
  readonly sessions: readonly Session[]
  readonly onEnd: (id: string) => void
}

export function SessionList({ sessions, onEnd }: SessionListProps) {
  const list = useRef<HTMLUListElement>(null)
  const ended = useRef<{ readonly id: string; readonly place: number }>(undefined)
  const end = (id: string) => {
    const place = sessions.filter(({ isThis }) => !isThis).findIndex((one) => one.id === id)
    ended.current = { id, place }
    onEnd(id)
  }
  // The button that had the focus is gone with its session.
  useEffect(() => {
    const { id, place } = ended.current ?? {}
    if (id === undefined || place === undefined || sessions.some((one) => one.id === id)) return
    ended.current = undefined
    if (document.activeElement !== document.body) return
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    ;(buttons[place] ?? buttons.at(-1) ?? list.current)?.focus()
  }, [sessions])
  return (
    <ul ref={list} className="plain-list" tabIndex={-1}>
      {sessions.map((session) => (
        <SessionItem key={session.id} session={session} onEnd={() => end(session.id)} />
      ))}
    </ul>
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
