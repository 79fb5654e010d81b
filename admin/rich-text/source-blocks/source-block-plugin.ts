/** Shows source blocks in the text, and opens one with Enter when it is selected, or by double click. */
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plugin } from 'prosemirror-state'
import type { EditorView, NodeViewConstructor } from 'prosemirror-view'
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

const names = {
  unknown: msg`Source`,
  rewritten: msg`Source (editing would change the meaning)`,
} as const

/** Source block view: shows the source with a label and the reason why it cannot be edited in place. */
export function sourceBlockViews(i18n: I18n): Readonly<Record<string, NodeViewConstructor>> {
  return {
    source: ({ attrs }) => {
      const dom = document.createElement('div')
      dom.className = 'source-block'
      const name = document.createElement('span')
      name.className = 'source-block-name'
      name.textContent = i18n._(attrs.reason === 'rewritten' ? names.rewritten : names.unknown)
      dom.role = 'group'
      dom.ariaLabel = name.textContent
      const code = document.createElement('code')
      code.textContent = String(attrs.source)
      const source = document.createElement('pre')
      source.dataset.source = ''
      source.append(code)
      dom.append(name, source)
      return { dom, ignoreMutation: () => true }
    },
  }
}
