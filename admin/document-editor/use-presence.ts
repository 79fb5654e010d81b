/** Presence: reports that this document is open and lists others who have it open. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { isSiteLocale } from '@cyanotype/content/model/index.ts'
import type { PresenceUser } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ResponseAt } from '../api/client.ts'
import { useAdmin, useSession } from '../app-context/app-context.tsx'
import { languageName } from '../i18n/formats.tsx'
import { useLive } from '../queries/live-events.ts'
import type { DocumentEditorState } from './editor-props.ts'

type Here = ResponseAt<'POST /api/presence'>['people'][number]

interface PresenceLocation {
  readonly id: string
  readonly locale?: Locale
  readonly left?: boolean
}

interface PresenceEvent extends Here {
  readonly isHere: boolean
}

function applyEvent(people: readonly Here[], { isHere, ...person }: PresenceEvent): readonly Here[] {
  const rest = people.filter(({ user }) => user !== person.user)
  return isHere ? [...rest, person] : rest
}

/** A user is removed after three intervals without a report. */
const reportIntervalMs = 15_000

export function usePresence({ type, state, locale }: DocumentEditorState): readonly PresenceUser[] {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const self = useSession()
  const [others, setOthers] = useState<readonly Here[]>([])
  // A response may be older than the events that arrived after its request.
  const eventsSince = useRef(new Set<PresenceEvent[]>())
  const id = state.document?.id
  const say = useEffectEvent(async (presenceLocation: PresenceLocation) => {
    const events: PresenceEvent[] = []
    eventsSince.current.add(events)
    try {
      const body = { type: type.name, ...presenceLocation }
      const { people } = await api('POST /api/presence', { body })
      if (!presenceLocation.left) setOthers(events.reduce<readonly Here[]>(applyEvent, people))
    } catch {
      // A failed report is repeated at the next interval.
    } finally {
      eventsSince.current.delete(events)
    }
  })

  useEffect(() => {
    if (id === undefined) return undefined
    void say({ id, locale })
    const timer = setInterval(() => {
      if (!document.hidden) void say({ id, locale })
    }, reportIntervalMs)
    return () => clearInterval(timer)
  }, [id, locale])
  useEffect(() => (id === undefined ? undefined : () => void say({ id, left: true })), [id])

  useLive((message) => {
    if (message.event !== 'presence' || message.id !== id || id === undefined) return
    const { user, username, locale: at, field, isHere } = message
    if (user === self?.id) {
      // Another tab of this user was closed, but this one is still open. Joins get no reply, because two
      // tabs would reply to each other forever.
      if (!isHere) void say({ id, locale })
      return
    }
    const event = { id, user, username, locale: at, field, isHere, seenAt: new Date().toISOString() }
    for (const events of eventsSince.current) events.push(event)
    setOthers((before) => applyEvent(before, event))
  })

  return others.map(({ user, username, locale: at }) => {
    const language = at !== null && isSiteLocale(at) ? languageName(at, i18n.locale) : undefined
    return { id: user, name: username, doing: language === undefined ? undefined : t`Editing in ${language}` }
  })
}
