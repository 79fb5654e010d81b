/** What this device keeps of somebody's words for one document, and what can be done with them. */
import { useState } from 'react'
import { useAdmin, useSession } from '../../app-context.tsx'
import { nobody } from './local-draft-owner.ts'
import type { LeftDocument, LeftText } from './orphaned-drafts.ts'
import { forgetLeft, leftWords, passOnToNew } from './orphaned-drafts.ts'

interface LeftHere {
  readonly left: LeftDocument | undefined
  readonly forget: (texts: readonly LeftText[]) => void
  readonly passOn: () => void
}

/** `name` is the id of a document. */
export function useLeftWords(name: string, others: ReadonlySet<string>): LeftHere {
  const { storage } = useAdmin()
  const keeper = useSession() ?? nobody
  const read = () => leftWords(storage, keeper, others).find(({ id }) => id === name)
  const [left, setLeft] = useState(read)
  return {
    left,
    forget(texts) {
      forgetLeft(storage, texts)
      setLeft(read())
    },
    passOn() {
      if (left !== undefined) passOnToNew(storage, keeper, left)
    },
  }
}
