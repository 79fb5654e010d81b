/** Opens a document for editing, shows its state to React, and keeps its words when the page goes away. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useAdmin, useSession } from '../../admin-context.tsx'
import type { Editing } from '../../edits/editing.ts'
import { openEditing } from '../../edits/editing.ts'
import type { EditingState } from '../../edits/editing-state.ts'
import { openKeptTexts } from '../../edits/kept-text.ts'
import type { DocumentAnswer } from '../../edits/publishing.ts'

interface EditingOptions {
  readonly type: DocumentType
  readonly document: DocumentAnswer | undefined
  readonly onCreated: (document: DocumentAnswer) => void
}

export function useEditing({ type, document, onCreated }: EditingOptions): readonly [Editing, EditingState] {
  const { api, storage } = useAdmin()
  const username = useSession()?.username ?? ''
  const tellCreated = useEffectEvent(onCreated)
  const [created, setCreated] = useState<DocumentAnswer>()
  const [editing] = useState(() =>
    openEditing({
      type,
      document,
      api,
      keptFor: (id = 'new') => openKeptTexts({ storage, username, document: `${type.name}/${id}` }),
      onCreated: setCreated,
    }),
  )
  useEffect(() => {
    if (created !== undefined) tellCreated(created)
  }, [created])

  useEffect(() => {
    const keep = () => void editing.keepNow()
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [editing])
  return [editing, useSyncExternalStore(editing.subscribe, editing.state)]
}
