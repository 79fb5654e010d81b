/** Opens a source block: with Enter when it is selected, or by double click. */
import { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { isSourceBlock, sourceBlockAt } from './source-block-commands.ts'

export function sourceBlocksPlugin(onPiece: (at: number) => void): Plugin {
  /** The position of the first click. It shows tools that may move the text before the second click. */
  let pressed: number | undefined
  return new Plugin({
    props: {
      handleKeyDown({ state, editable }, { key, altKey, ctrlKey, metaKey, shiftKey }) {
        const block = sourceBlockAt(state)
        if (!editable || block === undefined || key !== 'Enter' || altKey || ctrlKey || metaKey || shiftKey)
          return false
        onPiece(block.at)
        return true
      },
      handleDOMEvents: {
        mousedown(view, { detail, target }) {
          if (detail === 1) pressed = view.editable ? positionUnder(view, target) : undefined
          return false
        },
      },
    },
    view() {
      const open = () => {
        if (pressed !== undefined) onPiece(pressed)
        pressed = undefined
      }
      document.addEventListener('dblclick', open)
      return { destroy: () => document.removeEventListener('dblclick', open) }
    },
  })
}

function positionUnder(view: EditorView, target: EventTarget | null): number | undefined {
  const block = target instanceof Element ? target.closest('.source-block, code[data-source]') : null
  if (block === null) return undefined
  const at = view.posAtDOM(block, 0)
  const node = view.state.doc.nodeAt(at)
  return node !== null && isSourceBlock(node) ? at : undefined
}
