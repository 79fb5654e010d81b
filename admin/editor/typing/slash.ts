/** A slash where a word may begin asks what to insert. It stays in the text until something is chosen. */
import { Plugin } from 'prosemirror-state'

export function slash(onSlash: (at: number) => void): Plugin {
  return new Plugin({
    props: {
      handleTextInput({ state, composing }, from, to, text) {
        const { parent, parentOffset } = state.doc.resolve(from)
        const before = parent.textBetween(Math.max(0, parentOffset - 1), parentOffset, undefined, '\ufffc')
        const begins = before === '' || /\s/.test(before)
        if (text === '/' && from === to && begins && !composing && !parent.type.spec.code) {
          // The slash has to be there first.
          queueMicrotask(() => onSlash(from))
        }
        return false
      },
    },
  })
}
