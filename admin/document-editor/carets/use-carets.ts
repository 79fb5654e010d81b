/** Carets of the users in a document: sends where this user types while others are there, and receives theirs. */
import { may } from '@cyanotype/content/model/index.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { useLive } from '../../queries/live-events.ts'
import type { DocumentEditorState } from '../editor-props.ts'
import type { CaretPlace } from './caret-place.ts'
import { caretPlace } from './caret-place.ts'

export interface UserCaret extends CaretPlace {
  readonly user: string
  readonly name: string
  /** When it arrived, in ms. */
  readonly at: number
}

/** Shorter than half a second with the way through the server, and longer than between two keys. */
const pauseMs = 200
/** A caret that does not move is sent again. Otherwise it disappears. */
const repeatMs = 8_000
const lifetimeMs = 20_000

/** The carets of these users. */
export function useCarets(
  editor: DocumentEditorState,
  users: readonly { readonly id: string }[],
): readonly UserCaret[] {
  const id = editor.state.document?.id
  const self = useSession()
  const [carets, setCarets] = useState<readonly UserCaret[]>([])
  useSending(editor, users.map((user) => user.id).join(' '))
  useLive((message) => {
    if (message.event !== 'caret' || message.id !== id || message.user === self?.id) return
    const { user, username: name, locale: layer, field, block, text, offset } = message
    const caret = { user, name, layer, field, block, text, offset, at: performance.now() }
    setCarets((before) => [...before.filter((one) => one.user !== user), caret])
  })
  const clean = useEffectEvent(() => {
    const now = performance.now()
    if (carets.some(({ at }) => at + lifetimeMs < now))
      setCarets(carets.filter(({ at }) => at + lifetimeMs >= now))
  })
  useEffect(() => {
    const timer = setInterval(clean, repeatMs)
    return () => clearInterval(timer)
  }, [])
  return carets.filter(({ user }) => users.some((one) => one.id === user))
}

/** Sends the place of the own caret when it moves or the text changes, but nothing to an empty room. */
function useSending({ type, state }: DocumentEditorState, others: string): void {
  const { api } = useAdmin()
  const session = useSession()
  const id = state.document?.id
  const send = useEffectEvent(async (place: CaretPlace) => {
    const { layer, ...rest } = place
    const isAllowed = session !== null && may(session, 'documents.edit', { type, layer })
    if (id === undefined || !isAllowed) return
    await api('POST /api/presence/caret', { body: { type: type.name, id, locale: layer, ...rest } })
  })
  useEffect(() => (others === '' ? undefined : startSending(send)), [others])
}

/** One at a time: the next is sent when the last has a response, and after the pause. */
function startSending(send: (place: CaretPlace) => Promise<void>): () => void {
  let sent: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const current = () => (document.hidden ? undefined : caretPlace())
  const fire = async () => {
    const place = current()
    const placeText = JSON.stringify(place)
    if (place !== undefined && placeText !== sent) {
      sent = placeText
      // What was not received is followed by the next one.
      await send(place).catch(() => {})
    }
    timer = undefined
    if (JSON.stringify(current()) !== placeText) schedule()
  }
  const schedule = () => {
    if (!isStopped) timer ??= setTimeout(() => void fire(), pauseMs)
  }
  const repeat = setInterval(() => {
    sent = undefined
    schedule()
  }, repeatMs)
  document.addEventListener('selectionchange', schedule)
  document.addEventListener('input', schedule)
  schedule()
  return () => {
    isStopped = true
    clearTimeout(timer)
    clearInterval(repeat)
    document.removeEventListener('selectionchange', schedule)
    document.removeEventListener('input', schedule)
  }
}
