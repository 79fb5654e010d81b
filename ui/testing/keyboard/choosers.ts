/** Keyboard tables of choosers in tools. */
const apg = (pattern: string) => `https://www.w3.org/WAI/ARIA/apg/patterns/${pattern}/`

export const keyboardTablesOfChoosers = {
  'alert-dialog': {
    pattern: apg('alertdialog'),
    keys: {
      Enter: 'Presses the answer that does no harm: it has the focus first.',
      Escape: 'Leaves everything as it is, and gives the focus back.',
    },
  },
  'command-palette': {
    pattern: apg('combobox'),
    keys: {
      'Down, Up': 'Points at the next or the previous command, round the list.',
      Enter: 'Does it, goes there, or opens its page.',
      Backspace: 'In an empty field: goes back from a page.',
      Escape: 'Closes the palette and gives the focus back.',
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
  'hover-card': {
    pattern: apg('tooltip'),
    keys: {
      Tab: 'Shows the card once the focus rests, and goes into it.',
      Escape: 'Hides it, and the focus stays.',
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
  'multi-select': {
    pattern: apg('combobox'),
    keys: {
      'Down, Up': 'Opens the options, and points at the next or the previous one, round the list.',
      Enter: 'Takes the option, or takes it away again, and the list stays.',
      Backspace: 'In an empty field: takes the last one away.',
      Tab: 'Goes through the buttons of what is chosen, then to the field.',
    },
  },
  'session-ended': {
    pattern: apg('dialog-modal'),
    keys: {
      Enter: 'Signs in.',
      Escape: 'Closes it, and gives the focus back.',
    },
  },
  'tag-input': {
    pattern: apg('listbox'),
    keys: {
      'Comma, Enter': 'Adds what is written.',
      Backspace: 'In an empty field: takes the last one away.',
      Tab: 'Goes through the buttons of the tags, then to the field; what is written is added on the way out.',
    },
  },
  toolbar: {
    pattern: apg('toolbar'),
    keys: {
      Tab: 'Goes to the tool where one was last, and on.',
      'Right, Left': 'Goes to the next or the previous tool, round the bar; mirrored where reading is.',
      'Home, End': 'Goes to the first or the last tool.',
    },
  },
} as const
