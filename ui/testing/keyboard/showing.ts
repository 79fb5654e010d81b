/** The keys of what shows things in tools: comparisons, charts, logs, and the ways through a tool. */
const apg = (pattern: string) => `https://www.w3.org/WAI/ARIA/apg/patterns/${pattern}/`

export const keyboardTablesOfShowing = {
  'diff-view': {
    pattern: apg('disclosure'),
    keys: {
      Tab: 'Goes to each fold of what stayed the same.',
      'Enter, Space': 'Opens the fold that has the focus, or closes it.',
    },
  },
} as const
