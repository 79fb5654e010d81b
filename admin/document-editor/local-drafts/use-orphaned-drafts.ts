/** Orphaned drafts of the current user for one document, with the actions for them. */
import { useState } from 'react'
import { useAdmin, useSession } from '../../app-context.tsx'
import { nobody } from './local-draft-owner.ts'
import type { OrphanedDocument, OrphanedDraft } from './orphaned-drafts.ts'
import { orphanedDrafts, passOnToNew, removeOrphanedDrafts } from './orphaned-drafts.ts'

interface OrphanedHere {
  readonly orphaned: OrphanedDocument | undefined
  readonly remove: (texts: readonly OrphanedDraft[]) => void
  readonly passOn: () => void
}

/** `name` is the id of the document. */
export function useOrphanedDrafts(name: string, others: ReadonlySet<string>): OrphanedHere {
  const { storage } = useAdmin()
  const owner = useSession() ?? nobody
  const read = () => orphanedDrafts(storage, owner, others).find(({ id }) => id === name)
  const [orphaned, setLeft] = useState(read)
  return {
    orphaned,
    remove(texts) {
      removeOrphanedDrafts(storage, texts)
      setLeft(read())
    },
    passOn() {
      if (orphaned !== undefined) passOnToNew(storage, owner, orphaned)
    },
  }
}
