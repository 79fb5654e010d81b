/**
 * What a text is made of while somebody edits it: the blocks and marks of Markdown, the components of the vocabulary, and
 * pieces of source for what is neither.
 */
import type { MarkSpec, NodeSpec } from 'prosemirror-model'
import { Schema } from 'prosemirror-model'
import { componentSpecs } from './component-nodes.ts'
import { textSpecs } from './text-nodes.ts'

/** What words carry. The first in this list is the outermost where two begin and end together. */
const marks = {
  link: {
    attrs: {
      href: { default: '' },
      title: { default: null },
      /** The label of the definition that it takes its address from, and how it names it; `null` where it has its own. */
      label: { default: null },
      referenceType: { default: null },
    },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element) => ({
          href: element.getAttribute('href') ?? '',
          title: element.getAttribute('title'),
        }),
      },
    ],
    toDOM: ({ attrs }) => ['a', { href: attrs.href, title: attrs.title, class: 'link' }, 0],
  },
  strong: {
    parseDOM: [{ tag: 'strong' }, { tag: 'b' }, { style: 'font-weight=bold' }],
    toDOM: () => ['strong', 0],
  },
  emphasis: {
    parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
    toDOM: () => ['em', 0],
  },
  delete: {
    parseDOM: [{ tag: 'del' }, { tag: 's' }],
    toDOM: () => ['del', 0],
  },
  inlineCode: {
    code: true,
    parseDOM: [{ tag: 'code' }],
    toDOM: () => ['code', 0],
  },
  /** On a blank: the author broke the line here, which nobody sees. It stays when the words around it change. */
  softBreak: {
    inclusive: false,
    toDOM: () => ['span', { class: 'soft-break' }, 0],
  },
} as const satisfies Record<string, MarkSpec>

/** Pieces that the editor does not know: they keep their source, and can be moved, and edited as source. */
const sourceSpecs = {
  source: {
    group: 'block',
    attrs: {
      source: { default: '' },
      /** `unknown`: it means nothing here; `rewritten`: editing would change what it says. */ reason: {
        default: 'unknown',
      },
    },
    atom: true,
    draggable: true,
    parseDOM: [{ tag: 'pre[data-source]', getAttrs: sourceOf, priority: 60 }],
    toDOM: ({ attrs }) => ['pre', { 'data-source': attrs.source }, ['code', String(attrs.source)]],
  },
  inlineSource: {
    inline: true,
    group: 'inline line',
    attrs: { source: { default: '' } },
    atom: true,
    draggable: true,
    parseDOM: [{ tag: 'code[data-source]', getAttrs: sourceOf, priority: 60 }],
    toDOM: ({ attrs }) => ['code', { 'data-source': attrs.source }, String(attrs.source)],
    leafText: ({ attrs }) => String(attrs.source),
  },
} as const satisfies Record<string, NodeSpec>

function sourceOf(element: HTMLElement) {
  return { source: element.dataset.source ?? '' }
}

const cell: NodeSpec = {
  content: 'line*',
  attrs: {
    /** The same for all cells of a column. */
    align: { default: null },
    // The names that the commands for tables read. Markdown joins no cells.
    colspan: { default: 1 },
    rowspan: { default: 1 },
    colwidth: { default: null },
  },
  isolating: true,
  marks: 'link strong emphasis delete inlineCode',
}

function alignOf(element: HTMLElement) {
  const align = element.dataset.align ?? element.style.textAlign
  return { align: ['left', 'center', 'right'].includes(align) ? align : null }
}

/** Tables as Markdown has them: one row of headings, cells of words, no cell wider than its column. */
const tableSpecs = {
  table: {
    group: 'block',
    content: 'tableRow+',
    tableRole: 'table',
    isolating: true,
    // Between rows and cells nobody writes: a letter there would be a cell too many.
    allowGapCursor: false,
    draggable: true,
    parseDOM: [{ tag: 'table' }],
    toDOM: () => ['div', { class: 'table-frame' }, ['table', { class: 'table' }, ['tbody', 0]]],
  },
  tableRow: {
    content: '(tableHeader | tableCell)+',
    tableRole: 'row',
    allowGapCursor: false,
    parseDOM: [{ tag: 'tr' }],
    toDOM: () => ['tr', 0],
  },
  tableHeader: {
    ...cell,
    tableRole: 'header_cell',
    parseDOM: [{ tag: 'th', getAttrs: alignOf }],
    toDOM: ({ attrs }) => ['th', { scope: 'col', 'data-align': attrs.align }, 0],
  },
  tableCell: {
    ...cell,
    tableRole: 'cell',
    parseDOM: [{ tag: 'td', getAttrs: alignOf }],
    toDOM: ({ attrs }) => ['td', { 'data-align': attrs.align }, 0],
  },
} as const satisfies Record<string, NodeSpec>

export const schema = new Schema({
  nodes: { ...textSpecs, ...tableSpecs, ...componentSpecs, ...sourceSpecs },
  marks,
})
