/** Keyboard tables of choosers in tools. */
const apg = (pattern: string) => `https://www.w3.org/WAI/ARIA/apg/patterns/${pattern}/`

export const keyboardTablesOfChoosers = {
  'alert-dialog': {
    pattern: apg('alertdialog'),
    keys: {
      Enter: 'Cancels: Cancel has the focus first.',
      Escape: 'Cancels, and returns the focus.',
    },
  },
  'command-palette': {
    pattern: apg('combobox'),
    keys: {
      'Down, Up': 'Highlights the next or previous command. Wraps around.',
      Enter: 'Runs the command, or opens its page.',
      Backspace: 'In an empty field, returns to the previous page.',
      Escape: 'Closes the palette, and returns the focus.',
    },
  },
  combobox: {
    pattern: apg('combobox'),
    keys: {
      'Down, Up': 'Opens the options, and highlights the next or previous one. Wraps around.',
      'Page Down, Page Up': 'Moves ten options forward or back.',
      'Alt + Up': 'Closes the options.',
      Enter: 'Selects the highlighted option.',
      Escape: 'Closes the options, and keeps the value.',
    },
  },
  'context-menu': {
    pattern: apg('menubar'),
    keys: {
      'Shift + F10': 'Opens the menu of the focused element, as the menu key does.',
      Escape: 'Closes it, and returns the focus.',
    },
  },
  drawer: {
    pattern: apg('dialog-modal'),
    keys: {
      Tab: 'Moves to the next control of the drawer, never to the page beside it.',
      Escape: 'Closes the drawer, and returns the focus.',
    },
  },
  'hover-card': {
    pattern: apg('tooltip'),
    keys: {
      Tab: 'Shows the card after a moment, then moves into it.',
      Escape: 'Hides it, and keeps the focus.',
    },
  },
  menu: {
    pattern: apg('menu-button'),
    keys: {
      'Enter, Space, Down': 'Opens the menu, and moves to the first item.',
      Up: 'On the button, opens the menu and moves to the last item.',
      'Down, Up': 'Moves to the next or previous item. Wraps around.',
      'Home, End': 'Moves to the first or last item.',
      'A letter': 'Moves to the next item that starts with it.',
      Right: 'Opens the submenu, and moves into it. Mirrored from right to left.',
      Left: 'Closes the submenu, and returns to its item. Mirrored from right to left.',
      Tab: 'Closes all menus, and moves to the control after the button.',
      Escape: 'Closes the menu, and returns to its button or item.',
    },
  },
  'multi-select': {
    pattern: apg('combobox'),
    keys: {
      'Down, Up': 'Opens the options, and highlights the next or previous one. Wraps around.',
      Enter: 'Selects or deselects the option. The list stays open.',
      Backspace: 'In an empty field, removes the last value.',
      Tab: 'Moves through the buttons of the selected values, then to the field.',
    },
  },
  'session-ended': {
    pattern: apg('dialog-modal'),
    keys: {
      Enter: 'Signs in.',
      Escape: 'Closes it, and returns the focus.',
    },
  },
  'tag-input': {
    pattern: apg('listbox'),
    keys: {
      'Comma, Enter': 'Adds the tag.',
      Backspace: 'In an empty field, removes the last value.',
      Tab: 'Moves through the buttons of the tags, then to the field. Leaving the field adds the tag.',
    },
  },
  toolbar: {
    pattern: apg('toolbar'),
    keys: {
      Tab: 'Moves to the last focused tool, then past the toolbar.',
      'Right, Left': 'Moves to the next or previous tool. Wraps around, mirrored from right to left.',
      'Home, End': 'Moves to the first or last tool.',
    },
  },
} as const
