/** Converts an HTML table to Markdown: one header row, inline content and equal row lengths. */
import type { AlignType, Table, TableCell } from 'mdast'
import type { Run } from './inline-runs.ts'
import { isSilent, linesOf, marksOf, phrasesOf, plain, styleOf } from './inline-runs.ts'
import type { Block, TreePosition } from './mdast-from-html.ts'
import { blocksOf, runsOf } from './mdast-from-html.ts'

/** Larger tables are data. Their cells become paragraphs. */
const maxCells = 2000

/** `undefined` when the table is used for layout or is too large. */
export function tableOf(element: Element, treePosition: TreePosition): readonly Block[] | undefined {
  const rows = rowsOf(element)
  const width = Math.max(0, ...rows.map((row) => row.reduce((sum, cell) => sum + spanOf(cell, 'colspan'), 0)))
  const isLayout = element.getAttribute('role') === 'presentation' || width * rows.length <= 1
  if (isLayout || width * rows.length > maxCells) return undefined
  const grid = gridOf(rows, width)
  const caption = element.querySelector('caption')
  const table: Table = {
    type: 'table',
    align: Array.from({ length: width }, (_, column) => alignOf(grid[0]?.[column])),
    children: grid.map((row, line) => ({
      type: 'tableRow',
      children: row.map((cell) => cellOf(cell, line === 0, treePosition)),
    })),
  }
  return [...(caption === null ? [] : blocksOf(caption, treePosition)), table]
}

/** Only its own rows, without those of tables in its cells. */
export function rowsOf(element: Element): readonly (readonly Element[])[] {
  return [...element.querySelectorAll('tr')]
    .filter((row) => row.closest('table') === element)
    .map((row) => [...row.children].filter((cell) => cell.matches('td, th') && !isSilent(cell)))
    .filter((row) => row.length > 0)
}

function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number {
  const span = Number.parseInt(cell.getAttribute(name) ?? '1', 10)
  return span >= 1 ? Math.min(span, 50) : 1
}

/** Content of a spanning cell is in the first cell of its span. */
function gridOf(rows: readonly (readonly Element[])[], width: number) {
  const taken = rows.map(() => new Set<number>())
  return rows.map((row, line) => {
    const cells: (Element | undefined)[] = Array.from({ length: width })
    let column = 0
    for (const cell of row) {
      while (taken[line]?.has(column)) column += 1
      if (column < width) cells[column] = cell
      const across = spanOf(cell, 'colspan')
      for (let down = 1; down < spanOf(cell, 'rowspan'); down += 1) {
        for (let right = 0; right < across; right += 1) taken[line + down]?.add(column + right)
      }
      column += across
    }
    return cells
  })
}

/** The header row is bold already. */
function cellOf(cell: Element | undefined, isHead: boolean, { marks }: TreePosition): TableCell {
  if (cell === undefined) return { type: 'tableCell', children: [] }
  const runs = inlineOf(cell, marksOf(cell, marks))
  return { type: 'tableCell', children: phrasesOf(inOneLine(isHead ? runs.map(unbold) : runs)) }
}

const unbold = (run: Run): Run =>
  run.kind === 'words' ? { ...run, marks: { ...run.marks, strong: false } } : run

const parts =
  'p, div, ul, ol, li, dl, dt, dd, table, tr, td, th, caption, blockquote, pre, h1, h2, h3, h4, h5, h6'

/** A space separates the blocks of a cell, at any depth. */
function inlineOf(cell: Element, marks: TreePosition['marks']): readonly Run[] {
  return [...cell.childNodes].flatMap((child): readonly Run[] => {
    if (!(child instanceof Element)) return runsOf(child, marks)
    const hasParts = !isSilent(child) && child.querySelector(parts) !== null
    const runs = hasParts ? inlineOf(child, marksOf(child, marks)) : runsOf(child, marks)
    return child.matches(parts) ? [...runs, space] : runs
  })
}

const space: Run = { kind: 'words', text: ' ', marks: plain }

function inOneLine(runs: readonly Run[]): readonly Run[] {
  return linesOf(runs.map((run) => (run.kind === 'break' ? space : run))).flat()
}

function alignOf(cell: Element | undefined): AlignType {
  // Word sets the alignment on the paragraph in the cell.
  const alignments = [cell, cell?.querySelector('p')].map(
    (element) =>
      element && (styleOf(element).get('text-align') ?? element.getAttribute('align')?.toLowerCase()),
  )
  if (alignments.includes('right')) return 'right'
  return alignments.includes('center') ? 'center' : null
}
