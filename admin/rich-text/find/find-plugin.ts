/** Find plugin: highlights all matches in the text and the current one. */
import type { Node } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { Plugin, PluginKey, TextSelection } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import type { FindOptions, Range } from './find-in-text.ts'
import { findInText } from './find-in-text.ts'

export interface Search extends FindOptions {
  readonly query: string
}

interface FindState {
  readonly search: Search
  readonly ranges: readonly Range[]
  /** The index of the current match, or −1. */
  readonly current: number
}

const nothing: FindState = { search: { query: '', exact: false }, ranges: [], current: -1 }
const key = new PluginKey<FindState>('find')

export function findPlugin(): Plugin {
  return new Plugin<FindState>({
    key,
    state: {
      init: () => nothing,
      apply(tr, before) {
        const next: Pick<FindState, 'search' | 'current'> | undefined = tr.getMeta(key)
        if (next === undefined && (!tr.docChanged || before.search.query === '')) return before
        const { search, current } = next ?? before
        const ranges = rangesIn(tr.doc, search)
        return { search, ranges, current: Math.min(current, ranges.length - 1) }
      },
    },
    props: {
      decorations(state) {
        const { ranges, current } = findingOf(state)
        const marks = ranges.map(({ from, to }, place) =>
          Decoration.inline(from, to, {
            class: place === current ? 'search-match search-match-current' : 'search-match',
          }),
        )
        return DecorationSet.create(state.doc, marks)
      },
    },
  })
}

export const findingOf = (state: EditorState): FindState => key.getState(state) ?? nothing

/** Matches are within the text of one block and contain no other nodes, such as images. */
function rangesIn(doc: Node, { query, exact }: Search): readonly Range[] {
  const places: Range[] = []
  if (query === '') return places
  doc.descendants((node, at) => {
    if (!node.inlineContent) return true
    const text = node.textBetween(0, node.content.size, undefined, '\ufffc')
    // Offsets match positions only in blocks of plain text. In other blocks each text node is searched.
    if (text.length === node.content.size) {
      for (const { from, to } of findInText(text, query, { exact })) {
        places.push({ from: at + 1 + from, to: at + 1 + to })
      }
      return false
    }
    node.forEach((child, offset) => {
      if (!child.isText) return
      for (const { from, to } of findInText(child.text ?? '', query, { exact })) {
        places.push({ from: at + 1 + offset + from, to: at + 1 + offset + to })
      }
    })
    return true
  })
  // Text of components in a line comes after that around them.
  return places.toSorted((one, other) => one.from - other.from)
}

/** Starts at the caret, so that the next match is near. */
export function searchFor(state: EditorState, search: Search): Transaction {
  const places = rangesIn(state.doc, search)
  const next = places.findIndex(({ from }) => from >= state.selection.from)
  const current = next < 0 ? Math.min(0, places.length - 1) : next
  return show(state.tr.setMeta(key, { search, current }), places[current])
}

export function goOn(state: EditorState, step: -1 | 1): Transaction {
  const { search, ranges, current } = findingOf(state)
  if (ranges.length === 0) return state.tr
  const next = (current + step + ranges.length) % ranges.length
  return show(state.tr.setMeta(key, { search, current: next }), ranges[next])
}

function show(tr: Transaction, place: Range | undefined): Transaction {
  if (place === undefined) return tr
  return tr.setSelection(TextSelection.create(tr.doc, place.from, place.to)).scrollIntoView()
}

/** Replaces the current match and moves to the next one. */
export function replaceOne(state: EditorState, replacement: string): Transaction {
  const { search, ranges, current } = findingOf(state)
  const place = ranges[current]
  if (place === undefined) return state.tr
  const tr = put(state.tr, place, replacement)
  const left = rangesIn(tr.doc, search)
  const next = left.findIndex(({ from }) => from >= place.from + replacement.length)
  const at = next < 0 ? Math.min(0, left.length - 1) : next
  return show(tr.setMeta(key, { search, current: at }), left[at])
}

export function replaceAll(state: EditorState, replacement: string): Transaction {
  const { search, ranges } = findingOf(state)
  // Starts at the end, so that earlier positions stay valid.
  const tr = ranges.toReversed().reduce((sum, place) => put(sum, place, replacement), state.tr)
  return tr.setMeta(key, { search, current: -1 })
}

/** The new text gets the marks of the replaced text. */
function put(tr: Transaction, { from, to }: Range, replacement: string): Transaction {
  const marks = tr.doc.resolve(from + 1).marks()
  return replacement === ''
    ? tr.delete(from, to)
    : tr.replaceWith(from, to, tr.doc.type.schema.text(replacement, marks))
}
