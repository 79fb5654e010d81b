/**
 * The browser moves the caret with a key, and tells so in a task of its own. On a busy device something else comes before that:
 * Enter after End would part the line where one was, and whatever is drawn meanwhile would put the caret back there.
 */
import { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

/** For what comes into the text by itself. ProseMirror listens for this, and does nothing where the caret is where it was. */
export function syncCaret({ dom, composing }: EditorView): void {
  if (!composing) dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
}

/** Letters go to where the caret is by themselves. */
const isCommand = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length > 1 || ctrlKey || metaKey || altKey

/** For keys: the first of all plugins. */
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
