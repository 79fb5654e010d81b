/** Replaces the value of a field at once, with an undo that keeps later changes. */
import { mergeBlocks } from '@cyanotype/content/mdx/merge/merge-blocks.ts'
import type { Layer } from '@cyanotype/content/model/index.ts'
import { toasts, useUndo } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { rebase } from '../../components/rebase-text.ts'
import { isSameValue } from '../../forms/same-value.ts'
import type { Editing } from '../state/editing-session.ts'

export interface Replacement {
  readonly name: string
  readonly before: unknown
  /** The value that replaced it. */
  readonly value: unknown
}

interface ReplacedField {
  readonly editing: Editing
  readonly layer: Layer
  readonly name: string
}

/** Replaces the value of a field and offers to undo it: `replace(value, 'Title copied from English')`. */
export function useReplaceValue({ editing, layer, name }: ReplacedField) {
  const offerUndo = useUndoReplacements(editing, layer)
  return (value: unknown, message: string) => {
    const before = editing.state().edits[layer].data[name]
    editing.change(layer, name, value)
    offerUndo(message, [{ name, before, value }])
  }
}

/** Offers to undo replacements. A text that was changed in the same place since then stays as it is. */
export function useUndoReplacements(editing: Editing, layer: Layer) {
  const { t } = useLingui()
  const undo = useUndo()
  return (message: string, replacements: readonly Replacement[]) =>
    undo(message, () => {
      const { data } = editing.state().edits[layer]
      const restored = replacements.map((one) => ({ ...one, restored: restoredValue(one, data[one.name]) }))
      for (const one of restored) {
        if (one.restored !== undefined) editing.change(layer, one.name, one.restored.value)
      }
      if (restored.some((one) => one.restored === undefined)) {
        toasts.add({ tone: 'warning', title: t`Not undone, because the text was changed meanwhile` })
      }
    })
}

/** The value without the replacement and with later changes, or `undefined` when they overlap. */
function restoredValue(
  { before, value }: Replacement,
  now: unknown,
): { readonly value: unknown } | undefined {
  if (isSameValue(now, value)) return { value: before }
  if (typeof value !== 'string' || typeof now !== 'string' || typeof before !== 'string') return undefined
  const merged = rebase(value, now, before) ?? mergeBlocks(value, now, before)
  return merged === undefined ? undefined : { value: merged }
}
