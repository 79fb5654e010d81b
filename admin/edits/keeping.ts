/** Keeps a browser's copy of unsaved words in step with the screen: a moment after a key, and at once when asked. */
import { layers } from '@cyanotype/content/model/index.ts'
import type { Edits } from './edits.ts'
import { changesIn, isChanged, withChanges } from './edits.ts'
import type { KeptTexts } from './kept-text.ts'

/** Milliseconds: what is typed faster than that is kept together. */
const patience = 200

export interface Keeping {
  /** The edits with the words that were found, and since when they lay there. */
  restore(edits: Edits): { readonly edits: Edits; readonly at: string | undefined }
  /** `false` where the browser has no room. */
  keep(edits: Edits): boolean
  keepSoon(edits: () => Edits, onKept: (isKept: boolean) => void): void
  /** The words belong to a document that exists now. */
  moveTo(next: KeptTexts, edits: Edits): void
}

export function keepInStep(first: KeptTexts): Keeping {
  let kept = first
  let timer: ReturnType<typeof setTimeout> | undefined

  const keep = (edits: Edits): boolean => {
    clearTimeout(timer)
    timer = undefined
    return layers
      .map((layer) => {
        const edit = edits[layer]
        if (isChanged(edit)) return kept.keep(layer, edit.version, changesIn(edit))
        kept.forget(layer)
        return true
      })
      .every(Boolean)
  }

  return {
    restore(edits) {
      const found = layers.flatMap((layer) => {
        const text = kept.find(layer)
        if (text === undefined) return []
        const edit = withChanges(edits[layer], text.version, text.changes)
        return isChanged(edit) ? [{ layer, edit, at: text.at }] : []
      })
      const restored = Object.fromEntries(found.map(({ layer, edit }) => [layer, edit]))
      return { edits: { ...edits, ...restored }, at: found.map(({ at }) => at).sort()[0] }
    },
    keep,
    keepSoon(edits, onKept) {
      timer ??= setTimeout(() => onKept(keep(edits())), patience)
    },
    moveTo(next, edits) {
      const before = kept
      kept = next
      keep(edits)
      for (const layer of layers) before.forget(layer)
    },
  }
}
