/**
 * Unsaved words, kept in this browser from the moment they are typed until the server has them: they survive a reload, an
 * expired session and a crash. Each window keeps its own, so that two with the same document take nothing from each other.
 */
import type { Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'

export interface KeptText {
  readonly version: number
  readonly changes: LayerData
  /** When it was kept, ISO 8601. */
  readonly at: string
}

export interface KeptTexts {
  /** The newest words of a layer that a window left behind, if any; those that were put aside where there are no others. */
  find(layer: Layer): KeptText | undefined
  /** Keeps the words; `false` where this browser has no room for them. */
  keep(layer: Layer, version: number, changes: LayerData): boolean
  /** The server has them, or nobody wants them. */
  forget(layer: Layer): void
  /** Words that are not on screen for now; they may be wanted again. */
  readonly aside: Pick<KeptTexts, 'keep' | 'forget'>
}

const asideMark = '/aside'

const keptText = z.object({
  version: z.number().int(),
  changes: z.record(z.string(), z.unknown()),
  at: z.string(),
})

interface KeptTextsOptions {
  readonly storage: Storage
  /** Whose words: somebody else at the same desk does not get to see them. */
  readonly username: string
  /** Which document: `updates/0198…`, or `updates/new`. */
  readonly document: string
  /** This window, and others that are open and keep words of their own. */
  readonly window: string
  readonly others?: ReadonlySet<string>
}

export function openKeptTexts(options: KeptTextsOptions): KeptTexts {
  const { storage, username, document, window, others = new Set() } = options
  const start = (layer: Layer) => `cyanotype/kept/${username}/${document}/${layer}/`
  const own = (layer: Layer) => start(layer) + window
  /** What was found is this window's, once it keeps it itself. */
  const found = new Map<Layer, string>()

  const windowOf = (layer: Layer, key: string) => key.slice(start(layer).length).replace(asideMark, '')
  const leftBehind = (layer: Layer) =>
    Object.keys(storage)
      .filter((key) => key.startsWith(start(layer)) && !others.has(windowOf(layer, key)))
      .flatMap((key) => {
        const text = readKept(storage.getItem(key))
        return text === undefined ? [] : [{ key, text }]
      })
      .toSorted(
        (one, other) =>
          Number(one.key.endsWith(asideMark)) - Number(other.key.endsWith(asideMark)) ||
          other.text.at.localeCompare(one.text.at),
      )

  const forgetFound = (layer: Layer) => {
    const key = found.get(layer)
    if (key !== undefined && key !== own(layer)) storage.removeItem(key)
    found.delete(layer)
  }
  const put = (key: string, version: number, changes: LayerData) => {
    try {
      const kept: KeptText = { version, changes, at: new Date().toISOString() }
      storage.setItem(key, JSON.stringify(kept))
      return true
    } catch {
      return false
    }
  }
  return {
    find(layer) {
      const [newest] = leftBehind(layer)
      if (newest !== undefined) found.set(layer, newest.key)
      return newest?.text
    },
    keep(layer, version, changes) {
      const isKept = put(own(layer), version, changes)
      if (isKept) forgetFound(layer)
      return isKept
    },
    forget(layer) {
      storage.removeItem(own(layer))
      forgetFound(layer)
    },
    aside: {
      keep: (layer, version, changes) => put(own(layer) + asideMark, version, changes),
      forget: (layer) => storage.removeItem(own(layer) + asideMark),
    },
  }
}

/** What another release or a curious hand left there counts as nothing. */
function readKept(json: string | null): KeptText | undefined {
  try {
    return keptText.parse(JSON.parse(json ?? ''))
  } catch {
    return undefined
  }
}
