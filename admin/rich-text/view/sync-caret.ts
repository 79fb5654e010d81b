/**
 * Caret sync: the browser moves the caret with a key, but reports it in a later task. On a busy device, Enter
 * after End would split the previous line, and a render in between would move the caret back.
 */
import { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

/** For changes from outside. ProseMirror listens to this event and ignores it when the caret did not move. */
export function syncCaret({ dom, composing }: EditorView): void {
  if (!composing) dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
}

/** Typed characters are inserted at the caret by the browser itself. */
const isCommand = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length > 1 || ctrlKey || metaKey || altKey

/** For keys. It has to be the first plugin. */
export function syncCaretPlugin(): Plugin {
  return new Plugin({
    props: {
      handleKeyDown(view, event) {
        if (isCommand(event)) syncCaret(view)
        return false
      },
    },
  })
}
