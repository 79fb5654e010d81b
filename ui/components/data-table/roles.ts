/**
 * Explicit table roles: on a phone the stylesheet changes the layout of the parts, and some browsers then
 * drop their roles.
 */
export const is = {
  row: { role: 'row' },
  rowgroup: { role: 'rowgroup' },
  rowheader: { role: 'rowheader' },
  columnheader: { role: 'columnheader' },
  none: { role: 'none' },
  /** Before hydration arrow keys do not move between cells. */
  table: { role: 'table' },
  grid: { role: 'grid' },
  gridOfChoices: { role: 'grid', 'aria-multiselectable': true },
} as const
