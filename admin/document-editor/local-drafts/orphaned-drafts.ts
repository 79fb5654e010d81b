/** Finds orphaned drafts: drafts that no open tab will send, whether or not their document exists. */
import type { Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { siteLayers } from '@cyanotype/content/model/locales.ts'
import { useState } from 'react'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import type { DraftOwner } from './local-draft-owner.ts'
import { draftKey, move, nobody } from './local-draft-owner.ts'
import { asideMark, readDraft } from './local-draft-store.ts'

/** The draft of one layer from one tab. */
export interface OrphanedDraft {
  readonly key: string
  readonly layer: Layer
  readonly changes: LayerData
  readonly at: string
}

export interface OrphanedDocument {
  readonly type: string
  /** `new` when the document was never saved. */
  readonly id: string
  /** Newest first. */
  readonly texts: readonly OrphanedDraft[]
}

/** Sorted by the newest draft. */
export function orphanedDrafts(
  storage: Storage,
  owner: DraftOwner,
  others: ReadonlySet<string>,
): readonly OrphanedDocument[] {
  const under = draftKey(storage, owner)
  const found = Object.keys(storage).flatMap((key) => {
    const place = key.startsWith(under) ? parsePath(key.slice(under.length)) : undefined
    const drafts =
      place === undefined || others.has(place.window) ? undefined : readDraft(storage.getItem(key))
    return place === undefined || drafts === undefined ? [] : [{ ...place, ...drafts, key }]
  })
  const newestFirst = found.toSorted((one, other) => other.at.localeCompare(one.at))
  return [...Map.groupBy(newestFirst, ({ type, id }) => `${type}/${id}`).values()].flatMap((texts) => {
    const [first] = texts
    return first === undefined ? [] : [{ type: first.type, id: first.id, texts }]
  })
}

function parsePath(path: string) {
  const [type = '', id = '', name, window = ''] = path.replace(asideMark, '').split('/')
  const layer = siteLayers().find((one) => one === name)
  return layer === undefined ? undefined : { type, id, layer, window }
}

/** Moves the newest draft of each layer to a new document. */
export function moveDraftsToDocument(
  storage: Storage,
  owner: DraftOwner,
  { type, id, texts }: OrphanedDocument,
): void {
  const under = draftKey(storage, owner)
  for (const layer of siteLayers()) {
    const newest = texts.find((text) => text.layer === layer)
    if (newest === undefined) continue
    const { key, changes, at } = newest
    const stored = JSON.stringify({ version: 0, changes, at })
    move(storage, key, `${under}${type}/new/${layer}/${id}`, stored)
  }
}

export function removeOrphanedDrafts(storage: Storage, texts: readonly OrphanedDraft[]): void {
  for (const { key } of texts) storage.removeItem(key)
}

interface OrphanedHere {
  readonly orphaned: OrphanedDocument | undefined
  readonly remove: (texts: readonly OrphanedDraft[]) => void
  readonly passOn: () => void
}

/**
 * Orphaned drafts of the current user for one document, with the actions for them. `name` is the id of the document.
 */
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
      if (orphaned !== undefined) moveDraftsToDocument(storage, owner, orphaned)
    },
  }
}
