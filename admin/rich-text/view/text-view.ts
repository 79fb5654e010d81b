/** Text view: the edited text in the typography of the site. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { locales } from '@cyanotype/content/model/locales.ts'
import { dropCursor } from 'prosemirror-dropcursor'
import { gapCursor } from 'prosemirror-gapcursor'
import { history } from 'prosemirror-history'
import type { Node } from 'prosemirror-model'
import type { Plugin, Transaction } from 'prosemirror-state'
import { EditorState, Selection } from 'prosemirror-state'
import { tableEditing } from 'prosemirror-tables'
import type { NodeViewConstructor } from 'prosemirror-view'
import { EditorView } from 'prosemirror-view'
import type { CurrentText, OpenedText } from '../from-mdx/open-document.ts'
import { openText, writeDocument } from '../from-mdx/open-document.ts'
import './text-view.css'
import { writingKeys } from './editor-keymap.ts'
import { missingDefinitionsPlugin } from './missing-definitions.ts'
import { replaceBlocks, startOf } from './replace-blocks.ts'
import { syncCaret, syncCaretPlugin } from './sync-caret.ts'

/** Marks a transaction that adds or replaces whole blocks: tools see the result without a pause. */
export const changesBlocks = 'changes-blocks'

export interface TextViewOptions {
  readonly container: HTMLElement
  readonly opened: OpenedText
  readonly onChange: (source: string) => void
  readonly lang: Locale
  readonly readOnly?: boolean
  readonly label: string
  readonly id?: string
  readonly describedBy?: string
  readonly plugins?: readonly Plugin[]
  readonly nodeViews?: Readonly<Record<string, NodeViewConstructor>>
  readonly onTransaction?: (view: EditorView, transaction: Transaction) => void
}

export interface TextView {
  readonly view: EditorView
  source(): string
  setSource(source: string): boolean
  setReadOnly(readOnly: boolean): void
  /** The document position for an offset in the source. */
  positionOf(offset: number): number
  goTo(offset: number): void
  /** Blocks are counted from 0. */
  goToBlock(index: number): void
  destroy(): void
}

export function createTextView(options: TextViewOptions): TextView {
  let { opened } = options
  let readOnly = options.readOnly ?? false
  let current = writeDocument(opened, opened.doc)
  const view = new EditorView(options.container, {
    state: EditorState.create({
      doc: opened.doc,
      plugins: [
        syncCaretPlugin(),
        missingDefinitionsPlugin(),
        // Plugins of tools come first, so that their keys take precedence.
        ...(options.plugins ?? []),
        history(),
        ...writingKeys(),
        gapCursor(),
        dropCursor({ class: 'drop-indicator', color: false, width: 2 }),
        tableEditing(),
      ],
    }),
    nodeViews: options.nodeViews ?? {},
    editable: () => !readOnly,
    attributes: () => ({ ...attributesOf(options), 'aria-readonly': String(readOnly) }),
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction))
      if (transaction.docChanged) {
        const before = current.source
        current = writeDocument(opened, view.state.doc)
        const isOurs = transaction.getMeta(outside) !== true && current.source !== before
        if (isOurs) options.onChange(current.source)
      }
      options.onTransaction?.(view, transaction)
    },
  })
  return {
    view,
    source: () => current.source,
    setSource(source) {
      const openTextOptions = openText(source)
      if (!('text' in openTextOptions)) return false
      opened = openTextOptions.text
      syncCaret(view)
      // Undo applies only to own changes, so changes from outside are not added to the history.
      const change = replaceBlocks(view.state, opened.doc)
      view.dispatch(change.setMeta(outside, true).setMeta('addToHistory', false))
      current = writeDocument(opened, view.state.doc)
      return true
    },
    setReadOnly(next) {
      readOnly = next
      view.setProps({})
    },
    positionOf: (offset) => positionAt(view.state.doc, current, offset),
    goTo: (offset) => moveCaret(view, positionAt(view.state.doc, current, offset)),
    goToBlock: (index) => moveCaret(view, startOf(view.state.doc, index)),
    destroy: () => view.destroy(),
  }
}

function moveCaret(view: EditorView, position: number): void {
  const { doc, tr } = view.state
  view.dispatch(tr.setSelection(Selection.near(doc.resolve(position))).scrollIntoView())
  view.focus()
}

/**
 * Converts an offset in the source to a document position. Only characters of the text are mapped: Markdown
 * syntax between them counts as the character before it.
 */
function positionAt(doc: Node, { blockOffsets, source }: CurrentText, offset: number): number {
  const index = Math.max(
    0,
    blockOffsets.findLastIndex((place) => place <= offset),
  )
  const block = doc.child(index)
  const from = blockOffsets[index] ?? 0
  const start = startOf(doc, index)
  if (block.isAtom) return start
  let place = start + 1
  for (const [written, at] of lettersOf(block, source, from)) {
    if (written > offset) break
    place = start + 1 + at + (written < offset ? 1 : 0)
  }
  return place
}

/**
 * The source offset and the document position of each character of a block. Characters that are written
 * differently, such as escapes, are left out.
 */
function lettersOf(block: Node, source: string, from: number): readonly (readonly [number, number])[] {
  const letters: (readonly [number, number])[] = []
  let next = from
  const note = (text: string, at: number) => {
    for (const [index, letter] of [...text.split('')].entries()) {
      const found = letter === ' ' ? nextBlank(source, next) : source.indexOf(letter, next)
      if (found < 0) continue
      letters.push([found, at + index])
      next = found + 1
    }
  }
  if (block.isTextblock && block.childCount === 0) return []
  block.descendants((node, at) => {
    if (node.isText) note(node.text ?? '', at)
  })
  return letters
}

function nextBlank(source: string, from: number): number {
  const blank = /\s/g
  blank.lastIndex = from
  return blank.exec(source)?.index ?? -1
}

/** Marks changes from outside, which are not reported as own changes. */
const outside = 'outside'

function attributesOf({ label, lang, id, describedBy }: TextViewOptions): Record<string, string> {
  return {
    class: 'prose text-view',
    'data-face': 'reading',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-keyshortcuts': 'Alt+F10',
    'aria-label': label,
    lang,
    dir: locales[lang].dir,
    ...(id === undefined ? {} : { id }),
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
  }
}
