/** Opens an editing session, provides its state to React and stores drafts when the page is left. */
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { may } from '@cyanotype/content/model/index.ts'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { randomName } from '../api/random-name.ts'
import { useAdmin, useSession } from '../app-context/app-context.tsx'
import { onTabMessage } from '../app-context/tab-channel.ts'
import { useLive } from '../queries/live-events.ts'
import { openDecisions } from './conflict/conflict.ts'
import { nobody, registerTab } from './local-drafts/local-draft-owner.ts'
import { openLocalDrafts } from './local-drafts/local-draft-store.ts'
import type { DocumentResponse } from './saving/publishing.ts'
import type { Editing } from './state/editing-session.ts'
import { openEditing } from './state/editing-session.ts'
import type { EditingState } from './state/editing-state.ts'

interface EditingOptions {
  readonly type: DocumentType
  readonly document: DocumentResponse | undefined
  readonly locale: Locale
  /** The slug of the page above a new one. */
  readonly below?: string | undefined
  /** Other tabs with their own drafts. */
  readonly others: ReadonlySet<string>
  readonly onCreated: (document: DocumentResponse) => void
}

export function useEditing(options: EditingOptions): readonly [Editing, EditingState] {
  const { type, document, locale, below, others, onCreated } = options
  const { api, storage } = useAdmin()
  const session = useSession()
  const owner = session ?? nobody
  const notifyCreated = useEffectEvent(onCreated)
  const [created, setCreated] = useState<DocumentResponse>()
  const [window] = useState(randomName)
  const [editing] = useState(() =>
    openEditing({
      type,
      document,
      locale,
      below,
      api,
      session: window,
      draftsFor: (id = 'new') =>
        openLocalDrafts({ storage, owner, document: `${type.name}/${id}`, window, others }),
      mayWrite: (layer) => session !== null && may(session, 'documents.edit', { type, layer }),
      decisionsFor: (id) =>
        openDecisions(storage, () => `cyanotype/decided/${owner.id}/${type.name}/${id() ?? 'new'}`),
      onCreated: setCreated,
    }),
  )
  useEffect(() => {
    if (created !== undefined) notifyCreated(created)
  }, [created])
  useEffect(() => editing.switchLocale(locale), [editing, locale])
  useEffect(() => registerTab(window), [window])
  useEffect(() => saveOnPageEvents(editing), [editing])
  useRemoteChanges(editing)
  useNewSignIn(editing)
  return [editing, useSyncExternalStore(editing.subscribe, editing.state)]
}

/** A hidden tab may be closed without notice. */
function saveOnPageEvents(editing: Editing): () => void {
  const handlePageHide = () => {
    editing.saveDraftNow()
    editing.saveNow()
  }
  const handleOnline = () => editing.saveNow()
  const handleVisibilityChange = () => {
    if (globalThis.document.hidden) handlePageHide()
  }
  window.addEventListener('pagehide', handlePageHide)
  window.addEventListener('online', handleOnline)
  // Actions around the text need its current state when it loses focus.
  globalThis.document.addEventListener('focusout', editing.notifyNow)
  globalThis.document.addEventListener('visibilitychange', handleVisibilityChange)
  return () => {
    window.removeEventListener('pagehide', handlePageHide)
    window.removeEventListener('online', handleOnline)
    globalThis.document.removeEventListener('focusout', editing.notifyNow)
    globalThis.document.removeEventListener('visibilitychange', handleVisibilityChange)
    editing.stop()
  }
}

/** Continues to save after the same user signed in again, in this tab or in another one. */
function useNewSignIn(editing: Editing): void {
  const { api } = useAdmin()
  const email = useSession()?.email
  useEffect(
    () =>
      onTabMessage((message) => {
        const { trouble, conflict } = editing.state()
        if (message !== 'signed-in' || trouble !== 'closed' || conflict !== undefined) return
        api('GET /api/auth/check', {}).then(
          ({ user }) => {
            if (user?.email === email) editing.resumeSaving()
          },
          // The text stays in this browser, and the user can still save it.
          () => {},
        )
      }),
    [api, editing, email],
  )
}

/** In ms. Several saves in a row are loaded together. */
const batchDelayMs = 500

function useRemoteChanges(editing: Editing): void {
  const [reading] = useState<{ timer?: ReturnType<typeof setTimeout> | undefined }>({})
  useLive((message) => {
    const id = editing.state().document?.id
    const isReset = message.event === 'reset'
    const isHere = message.event === 'done' && message.id === id && message.action.startsWith('document.')
    if (id === undefined || !(isReset || isHere)) return
    reading.timer ??= setTimeout(() => {
      reading.timer = undefined
      editing.applyRemoteChanges()
    }, batchDelayMs)
  })
  useEffect(() => () => clearTimeout(reading.timer), [reading])
}
