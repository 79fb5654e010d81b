/**
 * What parts of a table are, said aloud: on a telephone the style sheet lays them out as something else, and some browsers
 * then forget it.
 */
export const is = {
  row: { role: 'row' },
  rowgroup: { role: 'rowgroup' },
  rowheader: { role: 'rowheader' },
  columnheader: { role: 'columnheader' },
  none: { role: 'none' },
  /** Before it is awake no arrow key leads from cell to cell. */
  table: { role: 'table' },
  grid: { role: 'grid' },
  gridOfChoices: { role: 'grid', 'aria-multiselectable': true },
} as const
