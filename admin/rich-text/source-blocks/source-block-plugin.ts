/** Opens a piece of source: by Enter where it is chosen, by a double press on it. */
import { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { isPiece, pieceAt } from './source-block-commands.ts'

export function pieces(onPiece: (at: number) => void): Plugin {
  /** Where the first of two presses was: its tools come between them, and may move the text away below the pointer. */
  let pressed: number | undefined
  return new Plugin({
    props: {
      handleKeyDown({ state, editable }, { key, altKey, ctrlKey, metaKey, shiftKey }) {
        const piece = pieceAt(state)
        if (!editable || piece === undefined || key !== 'Enter' || altKey || ctrlKey || metaKey || shiftKey)
          return false
        onPiece(piece.at)
        return true
      },
      handleDOMEvents: {
        mousedown(view, { detail, target }) {
          if (detail === 1) pressed = view.editable ? placeUnder(view, target) : undefined
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

function placeUnder(view: EditorView, target: EventTarget | null): number | undefined {
  const piece = target instanceof Element ? target.closest('.source-piece, code[data-source]') : null
  if (piece === null) return undefined
  const at = view.posAtDOM(piece, 0)
  const node = view.state.doc.nodeAt(at)
  return node !== null && isPiece(node) ? at : undefined
}
