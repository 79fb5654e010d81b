/** Tables as Markdown has them: one row of headings, cells of words, no cell wider than its column. */
import type { NodeSpec } from 'prosemirror-model'

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

export const tableSpecs = {
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
