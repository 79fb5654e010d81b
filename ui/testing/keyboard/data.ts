/** Keyboard tables of data components: tables, trees, sortable lists, filters. */
const apg = (pattern: string) => `https://www.w3.org/WAI/ARIA/apg/patterns/${pattern}/`

export const keyboardTablesOfData = {
  'bulk-bar': {
    pattern: apg('button'),
    keys: {
      Tab: 'Goes through what can be done with the selection.',
      Enter: 'On the last button clears the selection, and leads back to the list.',
    },
  },
  'data-table': {
    pattern: apg('grid'),
    keys: {
      Tab: 'Goes to the row where one was, at first to the first one; from a head to the line that widens it, and on.',
      'Down, Up, J, K': 'Goes to the next or the previous row; from the first row up to the heads.',
      'Right, Left':
        'Goes to the next or the previous cell; on the line of a head widens or narrows the column.',
      'Home, End':
        'Goes to the first or the last cell of the row; with Control to the first or the last row.',
      'Page Down, Page Up': 'Goes as many rows on or back as can be seen.',
      'X, Shift + Space': 'Selects the row, or takes it out of the selection.',
      'Shift + X': 'Selects all rows from the last one that was selected to this one.',
      'Control + A': 'Selects all rows.',
      Enter: 'Follows the link of the row; on a head sorts by its column.',
    },
  },
  'filter-bar': {
    pattern: apg('button'),
    keys: {
      Enter: 'Adds a filter and goes to what it compares, or opens the one that has the focus.',
      'Delete, Backspace': 'Removes the filter that has the focus, and goes to the next.',
      Escape: 'Closes what is open, and goes back to the filter.',
    },
  },
  'sortable-list': {
    pattern: apg('button'),
    keys: {
      'Space, Enter': 'Lifts the item of the handle that has the focus, or puts it down.',
      'Down, Up': 'Leads what is lifted to the next or the previous place.',
      'Home, End': 'Leads what is lifted to the first or the last place.',
      Escape: 'Takes back what is lifted.',
    },
  },
  tree: {
    pattern: apg('treeview'),
    keys: {
      'Down, Up': 'Goes to the next or the previous that is seen.',
      'Right, Left':
        'Opens a branch or goes into it, closes it or goes to what holds it; mirrored where reading is.',
      'Home, End': 'Goes to the first or the last that is seen.',
      Letters: 'Goes to the next whose name begins with them, with or without accents.',
      Enter: 'Chooses.',
      Space: 'Lifts what can be moved: arrows lead it up and down, in and out. Space again puts it down.',
      Escape: 'Takes back what is lifted.',
    },
  },
} as const
