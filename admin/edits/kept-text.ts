/**
 * Unsaved words, kept in this browser from a second after they are typed until the server has them: they survive a reload,
 * an expired session and a crash. One entry for each document, layer and the version that the words started from.
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
  /** The newest words of a layer that no save has taken, if any. */
  read(layer: Layer): KeptText | undefined
  /** Keeps the words; `false` where this browser has no room for them. */
  keep(layer: Layer, version: number, changes: LayerData): boolean
  forget(layer: Layer): void
}

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
}

export function openKeptTexts({ storage, username, document }: KeptTextsOptions): KeptTexts {
  const start = (layer: Layer) => `cyanotype/kept/${username}/${document}/${layer}/`
  const keysOf = (layer: Layer) => Object.keys(storage).filter((key) => key.startsWith(start(layer)))

  return {
    read(layer) {
      const kept = keysOf(layer).flatMap((key) => readKept(storage.getItem(key)) ?? [])
      return kept.toSorted((one, other) => other.at.localeCompare(one.at))[0]
    },
    keep(layer, version, changes) {
      try {
        const kept: KeptText = { version, changes, at: new Date().toISOString() }
        const key = `${start(layer)}${version}`
        storage.setItem(key, JSON.stringify(kept))
        for (const older of keysOf(layer)) if (older !== key) storage.removeItem(older)
        return true
      } catch {
        return false
      }
    },
    forget(layer) {
      for (const key of keysOf(layer)) storage.removeItem(key)
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
