/** Keyboard tables of display components in tools: comparisons, charts, logs and navigation. */
const apg = (pattern: string) => `https://www.w3.org/WAI/ARIA/apg/patterns/${pattern}/`

export const keyboardTablesOfDisplay = {
  chart: {
    pattern: apg('slider'),
    keys: {
      Tab: 'Goes to the switch to the table, and to the drawing.',
      'Right, Left':
        'Goes to the next or the previous place, whose values are told; mirrored where reading is.',
      'Home, End': 'Goes to the first or the last place.',
    },
  },
  'diff-view': {
    pattern: apg('disclosure'),
    keys: {
      Tab: 'Goes to each fold of what stayed the same.',
      'Enter, Space': 'Opens the fold that has the focus, or closes it.',
    },
  },
  'log-list': {
    pattern: apg('disclosure'),
    keys: {
      'Enter, Space': 'Opens or closes what more is known of the line that has the focus.',
      'Down, Up': 'Goes to the next or the previous line that opens.',
      'Home, End': 'Goes to the first or the last line that opens.',
    },
  },
  'side-navigation': {
    pattern: apg('disclosure'),
    keys: {
      Tab: 'Goes through the links, and to the button that draws the column in.',
      'Enter, Space': 'Draws the column in to its icons, or out; on a telephone, opens the drawer.',
      Escape: 'Closes the drawer and gives the focus back.',
    },
  },
} as const
