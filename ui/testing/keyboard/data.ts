/** Keyboard tables of data components: tables, trees, sortable lists, filters. */
const apg = (pattern: string) => `https://www.w3.org/WAI/ARIA/apg/patterns/${pattern}/`

export const keyboardTablesOfData = {
  'bulk-bar': {
    pattern: apg('button'),
    keys: {
      Tab: 'Moves through the actions.',
      Enter: 'On the last button, clears the selection and returns to the list.',
    },
  },
  'data-table': {
    pattern: apg('grid'),
    keys: {
      Tab: 'Moves to the last focused row, or to the first. From a column heading, to its separator.',
      'Down, Up, J, K': 'Moves to the next or previous row, and from the first row to the column headings.',
      'Right, Left': 'Moves to the next or previous cell. On a column separator, resizes the column.',
      'Home, End': 'Moves to the first or last cell of the row. With Control, to the first or last row.',
      'Page Down, Page Up': 'Moves one screen of rows forward or back.',
      'X, Shift + Space': 'Selects or deselects the row.',
      'Shift + X': 'Selects all rows from the last selected one to this one.',
      'Control + A': 'Selects all rows.',
      Enter: 'Opens the link of the row. On a column heading, sorts by the column.',
    },
  },
  'filter-bar': {
    pattern: apg('button'),
    keys: {
      Enter: 'Adds a filter and moves to its comparison, or opens the focused filter.',
      'Delete, Backspace': 'Removes the focused filter, and moves to the next.',
      Escape: 'Closes the editor, and returns to the filter.',
    },
  },
  'sortable-list': {
    pattern: apg('button'),
    keys: {
      'Space, Enter': 'On a handle, lifts the item, or drops it.',
      'Down, Up': 'Moves the lifted item down or up.',
      'Home, End': 'Moves the lifted item to the start or the end.',
      Escape: 'Cancels the move.',
    },
  },
  tree: {
    pattern: apg('treeview'),
    keys: {
      'Down, Up': 'Moves to the next or previous visible node.',
      'Right, Left':
        'Opens a node or moves into it, closes it or moves to its parent. Mirrored from right to left.',
      'Home, End': 'Moves to the first or last visible node.',
      Letters: 'Moves to the next node that starts with them, with or without accents.',
      Enter: 'Selects the node.',
      Space: 'Lifts a node. Arrow keys move it up, down, in and out. Space drops it.',
      Escape: 'Cancels the move.',
    },
  },
} as const
