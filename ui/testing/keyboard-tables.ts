/**
 * Keyboard tables: the keys of each WAI-ARIA pattern that the components support. Shown in Storybook, and
 * tested row by row.
 */
import { keyboardTablesOfChoosers } from './keyboard/choosers.ts'
import { keyboardTablesOfData } from './keyboard/data.ts'
import { keyboardTablesOfDates } from './keyboard/dates.ts'
import { keyboardTablesOfDisplay } from './keyboard/display.ts'
import { keyboardTablesOfInputs } from './keyboard/inputs.ts'

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
  banner: {
    pattern: apg('button'),
    keys: { 'Enter, Space': 'Closes the notice, and the next Tab goes on to what followed it.' },
  },
  button: {
    pattern: apg('button'),
    keys: { 'Enter, Space': 'Presses the button.' },
  },
  checkbox: {
    pattern: apg('checkbox'),
    keys: { Space: 'Ticks the box, or takes the tick away.' },
  },
  'code-block': {
    pattern: apg('button'),
    keys: {
      Tab: 'Goes through the buttons, and to the code where it is wider than its frame.',
      'Enter, Space': 'Copies the code, or breaks its long lines.',
    },
  },
  'code-group': {
    pattern: apg('tabs'),
    keys: {
      Tab: 'Goes to the open tab, and on to the buttons of its code.',
      'Right, Left': 'Shows the next or the previous code, round the list.',
      'Home, End': 'Shows the first or the last code.',
    },
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
  'error-summary': {
    pattern: apg('link'),
    keys: { Enter: 'Goes to the field that the line is about.' },
  },
  gallery: {
    pattern: apg('dialog-modal'),
    keys: {
      Enter: 'Opens the picture that has the focus large.',
      Tab: 'Goes through closing and turning, and never to the page behind.',
      'Right, Left': 'Shows the next or the previous picture, round the gallery; mirrored where reading is.',
      'Home, End': 'Shows the first or the last picture.',
      Escape: 'Closes it, and leads back to the picture that was seen last.',
    },
  },
  header: {
    pattern: apg('disclosure/examples/disclosure-navigation'),
    keys: {
      'Enter, Space': 'Opens or closes what lies below a word; on a telephone, opens the drawer.',
      Tab: 'Goes into what is open, and closes it on the way out.',
      Escape: 'Closes what is open, the drawer too, and gives the focus back.',
    },
  },
  'language-switch': {
    pattern: apg('link'),
    keys: { Tab: 'Goes through the languages.', Enter: 'Goes to this page in that language.' },
  },
  pagination: {
    pattern: apg('link'),
    keys: { Tab: 'Goes back, through the numbers, and on.', Enter: 'Goes to that page.' },
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
      '/': 'Opens the search, where no text is being written.',
    },
  },
  'sidebar-tree': {
    pattern: apg('disclosure/examples/disclosure-navigation'),
    keys: {
      Tab: 'Goes through branches and pages, and past what is folded.',
      'Enter, Space': 'Opens or closes the branch that has the focus.',
    },
  },
  'skip-link': {
    pattern: apg('link'),
    keys: {
      Tab: 'Shows it, first of all that is on the page.',
      Enter: 'Goes past what all pages share: the next Tab is in the content.',
    },
  },
  table: {
    pattern: apg('table'),
    keys: {
      Tab: 'Goes to its frame, only where it is wider than that.',
      'Right, Left': 'Scrolls the frame.',
    },
  },
  'table-of-contents': {
    pattern: apg('link'),
    keys: {
      Tab: 'Goes through the headings.',
      Enter: 'Goes to that section, and marks it.',
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
  'theme-switch': {
    pattern: apg('radio'),
    keys: {
      'Enter, Space': 'Opens or closes the choice.',
      Tab: 'Goes to the theme that is chosen.',
      'Down, Up': 'Chooses the next or the previous theme, round the list.',
      Escape: 'Closes the choice and gives the focus back.',
    },
  },
  toast: {
    pattern: apg('alert'),
    keys: {
      F8: 'Goes to the notices, from anywhere.',
      Tab: 'Goes to the latest notice, and through what can be done about it.',
      Escape: 'Puts the notice away and goes to the next one; from the last, back to where one was.',
    },
  },
  tooltip: {
    pattern: apg('tooltip'),
    keys: {
      Tab: 'Shows it with the focus of what it belongs to.',
      Escape: 'Hides it, and the focus stays.',
    },
  },
  ...keyboardTablesOfChoosers,
  ...keyboardTablesOfDates,
  ...keyboardTablesOfData,
  ...keyboardTablesOfInputs,
  ...keyboardTablesOfDisplay,
} as const satisfies Record<string, KeyboardTable>

export type PatternName = keyof typeof keyboardTables

/** One test per row: a table with an untested row does not compile. */
export type KeyboardTests = {
  readonly [Name in PatternName]: Readonly<
    Record<Extract<keyof (typeof keyboardTables)[Name]['keys'], string>, () => Promise<void>>
  >
}
