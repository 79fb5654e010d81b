/**
 * The browser moves the caret with a key, and tells so in a task of its own. On a busy device the next key comes before that:
 * Enter after End would part the line where one was. What a key does to the text begins where the caret is.
 */
import { Plugin } from 'prosemirror-state'

/** Letters go to where the caret is by themselves. */
const isCommand = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length > 1 || ctrlKey || metaKey || altKey

export function keepUp(): Plugin {
  return new Plugin({
    props: {
      handleKeyDown({ dom, composing }, event) {
        // ProseMirror listens for this, and does nothing where the caret is where it was.
        if (!composing && isCommand(event)) dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
        return false
      },
    },
  })
}
