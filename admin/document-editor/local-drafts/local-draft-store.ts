/**
 * Unsaved words, kept in this browser from the moment they are typed until the server has them: they survive a reload, an
 * expired session and a crash. Each window keeps its own, so that two with the same document take nothing from each other.
 */
import type { Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { layers } from '@cyanotype/content/model/locales.ts'
import { z } from 'zod'
import type { DraftOwner } from './local-draft-owner.ts'
import { draftKey } from './local-draft-owner.ts'

export interface LocalDraft {
  readonly version: number
  readonly changes: LayerData
  /** When it was kept, ISO 8601. */
  readonly at: string
}

export interface LocalDrafts {
  /** The newest words of a layer that a window left behind, if any; those that were put aside where there are no others. */
  find(layer: Layer): LocalDraft | undefined
  /** Keeps the words; `false` where this browser has no room for them. */
  save(layer: Layer, version: number, changes: LayerData): boolean
  /** The server has them, or nobody wants them. */
  remove(layer: Layer): void
  /** Words that are not on screen for now; they may be wanted again. */
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
  /** Whose words: somebody else at the same desk does not get to see them. */
  readonly owner: DraftOwner
  /** Which document: `updates/0198…`, or `updates/new`. */
  readonly document: string
  /** This window, and others that are open and keep words of their own. */
  readonly window: string
  readonly others?: ReadonlySet<string>
}

export function openLocalDrafts(options: LocalDraftsOptions): LocalDrafts {
  const { storage, owner, document, window } = options
  const under = draftKey(storage, owner)
  const own = (layer: Layer) => `${under}${document}/${layer}/${window}`
  /** What was found is this window's, once it keeps it itself. */
  const found = new Map<Layer, string>()
  /** There may be several documents that have no id yet: they are taken up one after the other, each whole. */
  const isNew = document.endsWith('/new')
  let takenUp: string | undefined

  const leftBehind = (layer: Layer) => otherDraftsIn({ ...options, start: `${under}${document}/${layer}/` })
  const textsOf = (layer: Layer) => {
    if (!isNew) return leftBehind(layer)
    takenUp ??= newestFirst(layers.flatMap(leftBehind))[0]?.window
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
      const isKept = put(own(layer), version, changes)
      if (isKept) forgetFound(layer)
      return isKept
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

/** What was put aside comes after what was on screen. */
function newestFirst(orphaned: readonly OtherDrafts[]): readonly OtherDrafts[] {
  const isAside = ({ key }: OtherDrafts) => Number(key.endsWith(asideMark))
  return orphaned.toSorted(
    (one, other) => isAside(one) - isAside(other) || other.text.at.localeCompare(one.text.at),
  )
}

/** What another release or a curious hand left there counts as nothing. */
export function readDraft(json: string | null): LocalDraft | undefined {
  try {
    return localDraft.parse(JSON.parse(json ?? ''))
  } catch {
    return undefined
  }
}
