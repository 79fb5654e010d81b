import type { Layer } from '@cyanotype/content/model/index.ts'
import { useUndo } from '@cyanotype/ui/index.ts'
import type { Editing } from '../state/editing-session.ts'

interface ReplacedField {
  readonly editing: Editing
  readonly layer: Layer
  readonly name: string
}

/** Replaces the value of a field and offers to undo it: `replace(value, 'Title copied from English')`. */
export function useReplaceValue({ editing, layer, name }: ReplacedField) {
  const undo = useUndo()
  return (value: unknown, message: string) => {
    const before = editing.state().edits[layer].data[name]
    editing.change(layer, name, value)
    undo(message, () => editing.change(layer, name, before))
  }
}
