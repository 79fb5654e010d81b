/**
 * Local draft store: keeps unsaved text in this browser from typing until it is saved. It survives a reload,
 * an expired session and a crash. Each tab has its own entry, so that two tabs with the same document do not
 * overwrite each other.
 */
import type { Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { siteLayers } from '@cyanotype/content/model/locales.ts'
import { z } from 'zod'
import type { DraftOwner } from './local-draft-owner.ts'
import { draftKey } from './local-draft-owner.ts'

export interface LocalDraft {
  readonly version: number
  readonly changes: LayerData
  /** The time when the draft was stored, ISO 8601. */
  readonly at: string
}

export interface LocalDrafts {
  /** The newest draft of a layer from a closed tab. One that was set aside only if there is no other. */
  find(layer: Layer): LocalDraft | undefined
  /** Stores a draft. Returns `false` when the storage is full. */
  save(layer: Layer, version: number, changes: LayerData): boolean
  /** Removes a draft after it was saved or is no longer needed. */
  remove(layer: Layer): void
  /** Drafts that were set aside: not on screen, but they can be restored. */
  readonly aside: Pick<LocalDrafts, 'save' | 'remove'>
}

export const asideMark = '/aside'

const localDraft = z.object({
  version: z.number().int(),
  changes: z.record(z.string(), z.unknown()),
  at: z.string(),
})

interface LocalDraftsOptions {
  readonly storage: Storage
  /** The author. Other users of the device cannot see the drafts. */
  readonly owner: DraftOwner
  /** The document: `updates/0198…` or `updates/new`. */
  readonly document: string
  /** The id of this tab, and of other open tabs with their own drafts. */
  readonly window: string
  readonly others?: ReadonlySet<string>
}

export function openLocalDrafts(options: LocalDraftsOptions): LocalDrafts {
  const { storage, owner, document, window } = options
  const under = draftKey(storage, owner)
  const own = (layer: Layer) => `${under}${document}/${layer}/${window}`
  /** A draft that was found in another entry is removed there once this tab stores its own. */
  const found = new Map<Layer, string>()
  /** Several documents may have no id yet. Their drafts are restored one at a time, each complete. */
  const isNew = document.endsWith('/new')
  let takenUp: string | undefined

  const leftBehind = (layer: Layer) => otherDraftsIn({ ...options, start: `${under}${document}/${layer}/` })
  const textsOf = (layer: Layer) => {
    if (!isNew) return leftBehind(layer)
    takenUp ??= newestFirst(siteLayers().flatMap(leftBehind))[0]?.window
    return leftBehind(layer).filter((orphaned) => orphaned.window === takenUp)
  }

  const forgetFound = (layer: Layer) => {
    const key = found.get(layer)
    if (key !== undefined && key !== own(layer)) storage.removeItem(key)
    found.delete(layer)
  }
  const put = (key: string, version: number, changes: LayerData) => {
    try {
      const drafts: LocalDraft = { version, changes, at: new Date().toISOString() }
      storage.setItem(key, JSON.stringify(drafts))
      return true
    } catch {
      return false
    }
  }
  return {
    find(layer) {
      const [newest] = textsOf(layer)
      if (newest !== undefined) found.set(layer, newest.key)
      return newest?.text
    },
    save(layer, version, changes) {
      const isSaved = put(own(layer), version, changes)
      if (isSaved) forgetFound(layer)
      return isSaved
    },
    remove(layer) {
      storage.removeItem(own(layer))
      forgetFound(layer)
    },
    aside: {
      save: (layer, version, changes) => put(own(layer) + asideMark, version, changes),
      remove: (layer) => storage.removeItem(own(layer) + asideMark),
    },
  }
}

interface OtherDrafts {
  readonly key: string
  readonly window: string
  readonly text: LocalDraft
}

function otherDraftsIn({
  storage,
  others,
  start,
}: LocalDraftsOptions & { readonly start: string }): readonly OtherDrafts[] {
  const orphaned = Object.keys(storage).flatMap((key): OtherDrafts[] => {
    const window = key.slice(start.length).replace(asideMark, '')
    const text = key.startsWith(start) && !others?.has(window) ? readDraft(storage.getItem(key)) : undefined
    return text === undefined ? [] : [{ key, window, text }]
  })
  return newestFirst(orphaned)
}

/** Drafts that were on screen come before those that were set aside. */
function newestFirst(orphaned: readonly OtherDrafts[]): readonly OtherDrafts[] {
  const isAside = ({ key }: OtherDrafts) => Number(key.endsWith(asideMark))
  return orphaned.toSorted(
    (one, other) => isAside(one) - isAside(other) || other.text.at.localeCompare(one.text.at),
  )
}

/** Ignores entries that are invalid or were written by another release. */
export function readDraft(json: string | null): LocalDraft | undefined {
  try {
    return localDraft.parse(JSON.parse(json ?? ''))
  } catch {
    return undefined
  }
}
