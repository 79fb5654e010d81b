/**
 * Local draft sync: stores unsaved text in the browser shortly after a key press, or immediately on request.
 */
import type { Layer } from '@cyanotype/content/model/index.ts'
import { siteLayers } from '@cyanotype/content/model/index.ts'
import type { Edits } from '../state/layer-edits.ts'
import { changesIn, isChanged, withChanges } from '../state/layer-edits.ts'
import type { LocalDrafts } from './local-draft-store.ts'

/** In ms. Keys within this time are stored together. */
const delayMs = 200

/** Whether the user may save a layer. */
export type MayWrite = (layer: Layer) => boolean

export interface DraftSync {
  /** Applies the stored drafts to the edits. `at` is the time of the draft. */
  restore(edits: Edits, mayWrite?: MayWrite): { readonly edits: Edits; readonly at: string | undefined }
  /** Returns `false` when the storage is full. */
  save(edits: Edits): boolean
  saveSoon(edits: () => Edits, onSaved: (isSaved: boolean) => void): void
  /** Shows other edits and sets the previous ones aside. Returns `false` when the storage is full. */
  replace(shown: Edits, aside: Edits): boolean
  /** Removes the drafts that were set aside. */
  clearOthers(): void
  /** Moves the drafts to a document that was just created. */
  moveTo(next: LocalDrafts, edits: Edits): void
}

export function openDraftSync(first: LocalDrafts): DraftSync {
  let drafts = first
  let timer: ReturnType<typeof setTimeout> | undefined
  let putAside: Edits | undefined

  const save = (edits: Edits): boolean => {
    clearTimeout(timer)
    timer = undefined
    return storeChanged(drafts, edits)
  }
  const clearAside = (texts: LocalDrafts) => {
    for (const layer of siteLayers()) texts.aside.remove(layer)
  }

  return {
    restore(edits, mayWrite = () => true) {
      // Drafts of layers without permission stay stored and are not merged into the text of other people.
      const found = siteLayers()
        .filter(mayWrite)
        .flatMap((layer) => {
          const text = drafts.find(layer)
          if (text === undefined) return []
          const edit = withChanges(edits[layer], text.version, text.changes)
          return isChanged(edit) ? [{ layer, edit, at: text.at }] : []
        })
      const restored = Object.fromEntries(found.map(({ layer, edit }) => [layer, edit]))
      return { edits: { ...edits, ...restored }, at: found.map(({ at }) => at).sort()[0] }
    },
    save,
    saveSoon(edits, onSaved) {
      timer ??= setTimeout(() => onSaved(save(edits())), delayMs)
    },
    replace(shown, aside) {
      putAside = aside
      // The shown edits are stored first: that frees space for those that are set aside.
      const isSaved = save(shown)
      return storeChanged(drafts.aside, aside) && isSaved
    },
    clearOthers() {
      putAside = undefined
      clearAside(drafts)
    },
    moveTo(next, edits) {
      const before = drafts
      drafts = next
      save(edits)
      if (putAside !== undefined) storeChanged(next.aside, putAside)
      for (const layer of siteLayers()) before.remove(layer)
      clearAside(before)
    },
  }
}

/** Stores all changed layers. Returns `false` when the storage is full. */
function storeChanged(texts: Pick<LocalDrafts, 'save' | 'remove'>, edits: Edits): boolean {
  return siteLayers()
    .map((layer) => {
      const edit = edits[layer]
      if (isChanged(edit)) return texts.save(layer, edit.version, changesIn(edit))
      texts.remove(layer)
      return true
    })
    .every(Boolean)
}
