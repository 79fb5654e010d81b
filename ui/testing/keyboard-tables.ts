/** The keys of each WAI-ARIA pattern, as its component obeys them: shown in Storybook, and tested row by row. */
interface KeyboardTable {
  readonly pattern: string
  readonly keys: Readonly<Record<string, string>>
}

const apg = (pattern: string) => `https://www.w3.org/WAI/ARIA/apg/patterns/${pattern}/`

export const keyboardTables = {
  accordion: {
    pattern: apg('accordion'),
    keys: {
      'Enter, Space': 'Opens or closes the section of the heading that has the focus.',
      'Down, Up': 'Goes to the next or the previous heading.',
      'Home, End': 'Goes to the first or the last heading.',
    },
  },
  button: {
    pattern: apg('button'),
    keys: { 'Enter, Space': 'Presses the button.' },
  },
  checkbox: {
    pattern: apg('checkbox'),
    keys: { Space: 'Ticks the box, or takes the tick away.' },
  },
  dialog: {
    pattern: apg('dialog-modal'),
    keys: {
      Tab: 'Goes to the next control, and never to the page behind.',
      Escape: 'Closes the dialog and gives the focus back.',
    },
  },
  disclosure: {
    pattern: apg('disclosure'),
    keys: { 'Enter, Space': 'Opens or closes it.' },
  },
  popover: {
    pattern: apg('disclosure'),
    keys: {
      'Enter, Space': 'Opens it from its button, or closes it.',
      Tab: 'Goes from the button into it.',
      Escape: 'Closes it and gives the focus back.',
    },
  },
  'search-dialog': {
    pattern: apg('combobox'),
    keys: {
      'Control + K': 'Opens the search from anywhere.',
      'Down, Up': 'Points at the next or the previous answer, round the list.',
      Enter: 'Follows the answer that is pointed at.',
      Escape: 'Closes the search and gives the focus back.',
    },
  },
  tabs: {
    pattern: apg('tabs'),
    keys: {
      Tab: 'Goes to the open tab, and on into its panel.',
      'Right, Left': 'Opens the next or the previous tab, round the list; mirrored where reading is.',
      'Home, End': 'Opens the first or the last tab.',
      'Down, Up': 'Is left to the page, which scrolls.',
    },
  },
  tooltip: {
    pattern: apg('tooltip'),
    keys: {
      Tab: 'Shows it with the focus of what it belongs to.',
      Escape: 'Hides it, and the focus stays.',
    },
  },
} as const satisfies Record<string, KeyboardTable>

export type PatternName = keyof typeof keyboardTables

/** One test for each row: a table with a row that nobody tests does not compile. */
export type KeyboardTests = {
  readonly [Name in PatternName]: Readonly<
    Record<Extract<keyof (typeof keyboardTables)[Name]['keys'], string>, () => Promise<void>>
  >
}
