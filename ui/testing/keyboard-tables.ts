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
      'Enter, Space': 'Opens or closes the section of the focused heading.',
      'Down, Up': 'Moves to the next or previous heading.',
      'Home, End': 'Moves to the first or last heading.',
    },
  },
  banner: {
    pattern: apg('button'),
    keys: { 'Enter, Space': 'Closes the notice. The next Tab moves to the control after it.' },
  },
  button: {
    pattern: apg('button'),
    keys: { 'Enter, Space': 'Presses the button.' },
  },
  checkbox: {
    pattern: apg('checkbox'),
    keys: { Space: 'Checks or unchecks the box.' },
  },
  'code-block': {
    pattern: apg('button'),
    keys: {
      Tab: 'Moves through the buttons, and to the code if it scrolls.',
      'Enter, Space': 'Copies the code, or wraps long lines.',
    },
  },
  'code-group': {
    pattern: apg('tabs'),
    keys: {
      Tab: 'Moves to the open tab, then to the buttons of its code.',
      'Right, Left': 'Shows the next or previous tab. Wraps around.',
      'Home, End': 'Shows the first or last tab.',
    },
  },
  dialog: {
    pattern: apg('dialog-modal'),
    keys: {
      Tab: 'Moves to the next control of the dialog, never to the page behind it.',
      Escape: 'Closes the dialog, and returns the focus.',
    },
  },
  disclosure: {
    pattern: apg('disclosure'),
    keys: { 'Enter, Space': 'Opens or closes it.' },
  },
  'error-summary': {
    pattern: apg('link'),
    keys: { Enter: 'Moves to the field of the error.' },
  },
  gallery: {
    pattern: apg('dialog-modal'),
    keys: {
      Enter: 'Enlarges the focused image.',
      Tab: 'Moves through the buttons, never to the page behind.',
      'Right, Left': 'Shows the next or previous image. Wraps around, mirrored from right to left.',
      'Home, End': 'Shows the first or last image.',
      Escape: 'Closes it, and returns to the last shown image.',
    },
  },
  header: {
    pattern: apg('disclosure/examples/disclosure-navigation'),
    keys: {
      'Enter, Space': 'Opens or closes a group of links. On a phone, opens the drawer.',
      Tab: 'Moves into the open group, and closes it on leaving.',
      Escape: 'Closes the open group or drawer, and returns the focus.',
    },
  },
  'language-switch': {
    pattern: apg('link'),
    keys: { Tab: 'Moves through the languages.', Enter: 'Opens this page in the language.' },
  },
  pagination: {
    pattern: apg('link'),
    keys: { Tab: 'Moves through the links.', Enter: 'Opens the page.' },
  },
  popover: {
    pattern: apg('disclosure'),
    keys: {
      'Enter, Space': 'Opens or closes it from its button.',
      Tab: 'Moves from the button into it.',
      Escape: 'Closes it, and returns the focus.',
    },
  },
  'search-dialog': {
    pattern: apg('combobox'),
    keys: {
      'Control + K': 'Opens the search from anywhere.',
      'Down, Up': 'Highlights the next or previous result. Wraps around.',
      Enter: 'Opens the highlighted result.',
      Escape: 'Closes the search, and returns the focus.',
      '/': 'Opens the search, except in a text field.',
    },
  },
  'sidebar-tree': {
    pattern: apg('disclosure/examples/disclosure-navigation'),
    keys: {
      Tab: 'Moves through groups and pages, and skips closed groups.',
      'Enter, Space': 'Opens or closes the focused group.',
    },
  },
  'skip-link': {
    pattern: apg('link'),
    keys: {
      Tab: 'Shows it. It is the first stop of the page.',
      Enter: 'Skips the header: the next Tab is in the content.',
    },
  },
  table: {
    pattern: apg('table'),
    keys: {
      Tab: 'Moves to the table if it scrolls.',
      'Right, Left': 'Scrolls the table.',
    },
  },
  'table-of-contents': {
    pattern: apg('link'),
    keys: {
      Tab: 'Moves through the headings.',
      Enter: 'Opens the section, and marks it.',
    },
  },
  tabs: {
    pattern: apg('tabs'),
    keys: {
      Tab: 'Moves to the open tab, then into its panel.',
      'Right, Left': 'Opens the next or previous tab. Wraps around, mirrored from right to left.',
      'Home, End': 'Opens the first or last tab.',
      'Down, Up': 'Scrolls the page.',
    },
  },
  'theme-switch': {
    pattern: apg('radio'),
    keys: {
      'Enter, Space': 'Opens or closes the list of themes.',
      Tab: 'Moves to the selected theme.',
      'Down, Up': 'Selects the next or previous theme. Wraps around.',
      Escape: 'Closes the list, and returns the focus.',
    },
  },
  toast: {
    pattern: apg('alert'),
    keys: {
      F8: 'Moves to the toasts from anywhere.',
      Tab: 'Moves to the latest toast, then through its actions.',
      Escape: 'Closes the toast and moves to the next one. From the last, returns the focus.',
    },
  },
  tooltip: {
    pattern: apg('tooltip'),
    keys: {
      Tab: 'Shows it when its control has the focus.',
      Escape: 'Hides it, and keeps the focus.',
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
