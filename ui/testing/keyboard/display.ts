/** Keyboard tables of display components in tools: comparisons, charts, logs and navigation. */
const apg = (pattern: string) => `https://www.w3.org/WAI/ARIA/apg/patterns/${pattern}/`

export const keyboardTablesOfDisplay = {
  chart: {
    pattern: apg('slider'),
    keys: {
      Tab: 'Moves to the table switch, then to the chart.',
      'Right, Left':
        'Moves to the next or previous point, and announces its values. Mirrored from right to left.',
      'Home, End': 'Moves to the first or last point.',
    },
  },
  'diff-view': {
    pattern: apg('disclosure'),
    keys: {
      Tab: 'Moves to each section of unchanged text.',
      'Enter, Space': 'Opens or closes the focused section.',
    },
  },
  'log-list': {
    pattern: apg('disclosure'),
    keys: {
      'Enter, Space': 'Opens or closes the details of the focused line.',
      'Down, Up': 'Moves to the next or previous line with details.',
      'Home, End': 'Moves to the first or last line with details.',
    },
  },
  'side-navigation': {
    pattern: apg('disclosure'),
    keys: {
      Tab: 'Moves through the links, and to the collapse button.',
      'Enter, Space': 'Collapses or expands the navigation. On a phone, opens the drawer.',
      Escape: 'Closes the drawer, and returns the focus.',
    },
  },
} as const
