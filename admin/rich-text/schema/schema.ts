/** Editor schema: Markdown blocks and marks, components, and source blocks for everything else. */
import type { MarkSpec, NodeSpec } from 'prosemirror-model'
import { Schema } from 'prosemirror-model'
import { componentSpecs } from './component-nodes.ts'
import { textSpecs } from './text-nodes.ts'

/** The first mark in this list is the outermost when two have the same range. */
const marks = {
  link: {
    attrs: {
      href: { default: '' },
      title: { default: null },
      /** The label and kind of the link reference. `null` when the link has its own URL. */
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
  /** A space where the author broke the line. It is invisible and stays when the text around it changes. */
  softBreak: {
    inclusive: false,
    toDOM: () => ['span', { class: 'soft-break' }, 0],
  },
} as const satisfies Record<string, MarkSpec>

/** Source blocks: content that the editor does not know. They can be moved and edited as source. */
const sourceSpecs = {
  source: {
    group: 'block',
    attrs: {
      source: { default: '' },
      /** `unknown`: the editor does not know the block. `rewritten`: editing would change its meaning. */
      reason: { default: 'unknown' },
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
    /** Equal for all cells of a column. */
    align: { default: null },
    // The attribute names that the table commands expect. Markdown has no spanning cells.
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

/** Tables as in Markdown: one header row, cells with inline content and no spanning cells. */
const tableSpecs = {
  table: {
    group: 'block',
    content: 'tableRow+',
    tableRole: 'table',
    isolating: true,
    // No caret between rows and cells: text there would create an extra cell.
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
