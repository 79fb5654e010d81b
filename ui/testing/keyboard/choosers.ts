/** The keys of what one chooses with in tools. */
const apg = (pattern: string) => `https://www.w3.org/WAI/ARIA/apg/patterns/${pattern}/`

export const keyboardTablesOfChoosers = {
  'alert-dialog': {
    pattern: apg('alertdialog'),
    keys: {
      Enter: 'Presses the answer that does no harm: it has the focus first.',
      Escape: 'Leaves everything as it is, and gives the focus back.',
    },
  },
  combobox: {
    pattern: apg('combobox'),
    keys: {
      'Down, Up': 'Opens the options, and points at the next or the previous one, round the list.',
      'Page Down, Page Up': 'Points ten options on or back.',
      'Alt + Up': 'Closes the options.',
      Enter: 'Takes the option that is pointed at.',
      Escape: 'Closes the options, and leaves what was chosen.',
    },
  },
  'context-menu': {
    pattern: apg('menubar'),
    keys: {
      'Shift + F10': 'Opens the menu of what has the focus, as the menu key does.',
      Escape: 'Closes it and gives the focus back.',
    },
  },
  drawer: {
    pattern: apg('dialog-modal'),
    keys: {
      Tab: 'Goes to the next control, and never to the page beside.',
      Escape: 'Closes the drawer and gives the focus back.',
    },
  },
  menu: {
    pattern: apg('menu-button'),
    keys: {
      'Enter, Space, Down': 'Opens the menu and goes to its first item.',
      Up: 'From the button: opens the menu and goes to its last item.',
      'Down, Up': 'Goes to the next or the previous item, round the menu.',
      'Home, End': 'Goes to the first or the last item.',
      'A letter': 'Goes to the next item that begins with it.',
      Right: 'Opens the menu of the item and goes into it; mirrored where reading is.',
      Left: 'Goes back to the item that opened the menu; mirrored where reading is.',
      Tab: 'Closes all, and goes on from the button.',
      Escape: 'Closes one menu and goes back to what opened it.',
    },
  },
} as const
