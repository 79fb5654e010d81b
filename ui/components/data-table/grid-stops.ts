/**
 * The places in a grid where the focus can stand: what can be pressed in a cell, or the cell itself. The whole grid is one
 * stop for the Tab key. A separator is no place of its own: Tab leads to the one of the head that has the focus.
 */
const pressable = 'a[href], button, input, select, textarea, summary, [role="separator"]'

/** What opens over a cell has keys of its own. */
const isOverTheGrid = (element: Element) => element.closest('[popover], dialog') !== null

const isSeparator = (element: Element) => element.role === 'separator'

function pressablesIn(part: Element): HTMLElement[] {
  const found = [...part.querySelectorAll<HTMLElement>(pressable)]
  return found.filter((element) => !isOverTheGrid(element) && !element.matches(':disabled'))
}

export function cellOf(target: EventTarget | null): HTMLTableCellElement | undefined {
  if (!(target instanceof Element) || isOverTheGrid(target)) return undefined
  return target.closest<HTMLTableCellElement>('.data-table-cell') ?? undefined
}

export function stopsIn(cell: HTMLElement): HTMLElement[] {
  const stops = pressablesIn(cell).filter((element) => !isSeparator(element))
  return stops.length > 0 ? stops : [cell]
}

export function cellsOf(row: Element): HTMLTableCellElement[] {
  return [...row.querySelectorAll<HTMLTableCellElement>('.data-table-cell')]
}

/** Where Tab enters the grid at first: at the name of the first row, or in the head where there are no rows. */
function firstStop(table: HTMLTableElement): HTMLElement | undefined {
  const row = table.querySelector('[data-row]') ?? table.querySelector('thead tr')
  const cell =
    row?.querySelector<HTMLElement>('[scope="row"]') ?? row?.querySelector<HTMLElement>('.data-table-cell')
  return cell ? stopsIn(cell)[0] : undefined
}

/** Leaves one stop to the Tab key: `wanted`, as long as it is there. Says which it is. */
export function keepOneStop(
  table: HTMLTableElement,
  wanted: HTMLElement | undefined,
): HTMLElement | undefined {
  const stop = wanted && table.contains(wanted) ? wanted : firstStop(table)
  const head = cellOf(stop ?? null)
  for (const element of [
    ...pressablesIn(table),
    ...table.querySelectorAll<HTMLElement>('.data-table-cell'),
  ]) {
    const isBeside = isSeparator(element) && head?.contains(element)
    const index = element === stop || isBeside ? 0 : -1
    if (element.tabIndex !== index || !element.hasAttribute('tabindex')) element.tabIndex = index
  }
  return stop
}
