/**
 * Paste plugin: cleans pasted content and converts it to blocks, uploads files and turns a URL over selected
 * text into a link.
 */
import { checkMdx } from '@cyanotype/content/mdx/check/check-mdx.ts'
import { parseMdx } from '@cyanotype/content/mdx/parse/parse-mdx.ts'
import { htmlOfMarkdown } from '@cyanotype/content/mdx/render/markdown-to-html.ts'
import { isLinkable } from '@cyanotype/content/model/hrefs.ts'
import type { RootContent } from 'mdast'
import { toggleMark } from 'prosemirror-commands'
import type { Node } from 'prosemirror-model'
import { Fragment, Slice } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import { Plugin, Selection } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import type { EditorView } from 'prosemirror-view'
import { nodesFromTree } from '../from-mdx/from-mdx.ts'
import { withLinks } from '../links/addresses.ts'
import { schema } from '../schema/schema.ts'
import { fillCells } from '../toolbar/table-commands.ts'
import { pasteBlocks } from '../toolbar/text-commands.ts'
import { isFootnote, withFreeLabels } from './footnote-labels.ts'
import { countSkippedImages, treeOfHtml } from './mdast-from-html.ts'
import { pasteEmbed } from './paste-embed.ts'
import { cleanAddress } from './strip-tracking-params.ts'

interface PasteOptions {
  readonly onFiles: (files: readonly File[], at: number) => void
  /** Called with the number of pasted images that could not be inserted. */
  readonly onImagesSkipped: (pictures: number) => void
  /** Called for files that are not images. */
  readonly onOtherFiles: () => void
}

export function pastePlugin({ onFiles, onImagesSkipped, onOtherFiles }: PasteOptions): Plugin {
  /** Pasting with Shift inserts only the text. */
  let isPlain = false
  return new Plugin({
    props: {
      handleDOMEvents: {
        keydown: (_view, { key, shiftKey }) => {
          // Shift+Insert is the older key for pasting with the format.
          isPlain = shiftKey && key !== 'Insert'
          return false
        },
        keyup: (_view, { key }) => {
          if (key === 'Shift') isPlain = false
          return false
        },
        blur: () => {
          isPlain = false
          return false
        },
      },
      handlePaste(view, { clipboardData }, slice) {
        if (clipboardData === null || isCode(view)) return false
        const html = clipboardData.getData('text/html')
        const text = clipboardData.getData('text/plain')
        const files = picturesOf(clipboardData.files)
        if (files.length > 0 && !/<(p|li|td|h[1-6])\b/i.test(html)) {
          onFiles(files, view.state.selection.to)
          return true
        }
        if (clipboardData.files.length > 0 && html === '' && text === '') {
          onOtherFiles()
          return true
        }
        // Content of another text has the clipboard format of ProseMirror, which the view reads itself.
        if (/data-pm-slice/.test(html) && !isPlain)
          return isForCell(view, slice)
            ? pasteBlocks(slice.content.content)(view.state, view.dispatch)
            : fillCells(slice)(view.state, view.dispatch)
        if (linkOver(view, text) || (!isPlain && pasteEmbed(view, text))) return true
        const isFormatted = html !== '' && !isPlain && !clipboardData.types.includes('vscode-editor-data')
        const rows = isInTable(view.state) && text.includes('\t') ? rowsOfText(text) : undefined
        const blocks = isFormatted ? blocksOfHtml(html) : (rows ?? blocksOfText(text, isPlain))
        if (isFormatted && countSkippedImages(html) > 0) onImagesSkipped(countSkippedImages(html))
        return blocks.length > 0 && insertPasted(view, blocks)
      },
      handleDrop(view, event) {
        const dropped = event.dataTransfer?.files
        if (dropped === undefined || dropped.length === 0) return dropHtml(view, event)
        const files = picturesOf(dropped)
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
        if (files.length > 0) onFiles(files, at ?? view.state.selection.to)
        if (files.length < dropped.length) onOtherFiles()
        // Otherwise the browser would replace the whole admin with the file.
        return true
      },
    },
  })
}

/**
 * Content of another page is cleaned like pasted content. The view moves blocks of this text, and inserts text into
 * code.
 */
function dropHtml(view: EditorView, event: DragEvent): boolean {
  const html = event.dataTransfer?.getData('text/html') ?? ''
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
  if (view.dragging !== null || html === '' || /data-pm-slice/.test(html) || place === null) return false
  const { doc, tr } = view.state
  view.dispatch(tr.setSelection(Selection.near(doc.resolve(place.pos))))
  return !isCode(view) && insertPasted(view, blocksOfHtml(html))
}

/** Cells of a spreadsheet fill those of the table at the caret. Footnotes go to the end of the text. */
function insertPasted({ state, dispatch }: EditorView, pasted: readonly Node[]): boolean {
  const all = withFreeLabels(pasted, state.doc)
  const notes = all.filter(isFootnote)
  const blocks = all.filter((block) => !isFootnote(block))
  const insert = (tr: Transaction) => dispatch(tr.insert(tr.doc.content.size, notes))
  const slice = new Slice(Fragment.from(blocks), 0, 0)
  return fillCells(slice)(state, insert) || pasteBlocks(blocks)(state, insert)
}

const picturesOf = (files: FileList | undefined) =>
  [...(files ?? [])].filter(({ type }) => type.startsWith('image/'))

const isCode = ({ state }: EditorView) => state.selection.$from.parent.type.spec.code === true

/** Blocks over a cell would divide the table. The cells of another table fill its cells instead. */
function isForCell({ state }: EditorView, { content }: Slice): boolean {
  const role = content.firstChild?.type.spec.tableRole
  const isCells = role !== undefined && (role !== 'table' || content.childCount === 1)
  return isInTable(state) && !isCells && content.content.every(({ isBlock }) => isBlock)
}

function linkOver(view: EditorView, text: string): boolean {
  const address = text.trim()
  if (view.state.selection.empty || !/^https?:\/\/\S+$/.test(address) || !isLinkable(address)) return false
  const href = cleanAddress(address) ?? address
  return toggleMark(schema.marks.link, { href }, { removeWhenPresent: false })(view.state, view.dispatch)
}

const blocksOfHtml = (html: string): readonly Node[] => nodesFromTree([...treeOfHtml(html)]).map(withLinks)

/** Spreadsheets and terminals separate the cells of a row by tabs. */
function rowsOfText(text: string): readonly Node[] {
  const table = new DOMParser().parseFromString('', 'text/html').createElement('table')
  for (const line of text.replace(/\r?\n$/, '').split(/\r?\n/)) {
    const row = table.insertRow()
    for (const cell of line.split('\t')) row.insertCell().textContent = cell
  }
  return blocksOfHtml(table.outerHTML)
}

function blocksOfText(text: string, isPlain: boolean): readonly Node[] {
  if (!isPlain && looksLikeMarkdown(text)) return nodesFromTree(treeOfMarkdown(text))
  const blocks = nodesFromTree(paragraphsOf(text))
  return isPlain ? blocks : blocks.map(withLinks)
}

// Converts text that was written as Markdown or MDX to a valid tree.

const signs: readonly RegExp[] = [
  /^#{1,6} \S/m,
  /^ {0,3}(?:[-*+]|\d{1,9}[.)]) +\S[^\n]*(?:\n+ *(?:[-*+]|\d{1,9}[.)]) +\S)/m,
  /^ {0,3}(?:[-*+]) \[[ x]\] \S/im,
  /^(?:```|~~~)/m,
  /^> \S/m,
  /^\|?(?: *:?-{3,}:? *\|)+/m,
  /(?<![\w*])\*\*[^\s*][^*\n]*\*\*/,
  /\](?<=\[[^\]\n]+\])\((?:https?:|\/|mailto:|document:)[^)\s]*\)/,
  /^<\/?[A-Z]\w*[ >/]/m,
]

/** Whether plain text contains Markdown syntax that is not there by chance. */
export function looksLikeMarkdown(text: string): boolean {
  return signs.some((sign) => sign.test(text))
}

/**
 * Valid MDX keeps its components. Otherwise the text is Markdown, and HTML in it is read like pasted HTML.
 */
export function treeOfMarkdown(text: string): readonly RootContent[] {
  if (checkMdx(text).length === 0) return parseMdx(text).children
  return treeOfHtml(htmlOfMarkdown(text))
}

/** A blank line separates paragraphs. Any other line break is a new line within one. */
function paragraphsOf(text: string) {
  const page = new DOMParser().parseFromString('', 'text/html')
  for (const part of text.replaceAll(/\r\n?/g, '\n').split(/\n[^\S\n]*\n\s*/)) {
    const paragraph = page.createElement('p')
    paragraph.append(
      ...part.split('\n').flatMap((line, place) => (place === 0 ? [line] : [page.createElement('br'), line])),
    )
    page.body.append(paragraph)
  }
  return [...treeOfHtml(page.body.innerHTML)]
}
