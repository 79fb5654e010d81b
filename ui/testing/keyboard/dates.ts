/** Keyboard tables of dates and times, and of components that arrange a screen or an image. */
const apg = (pattern: string) => `https://www.w3.org/WAI/ARIA/apg/patterns/${pattern}/`

export const keyboardTablesOfDates = {
  calendar: {
    pattern: apg('grid'),
    keys: {
      'Right, Left': 'Goes to the next or the previous day, mirrored where one reads from right to left.',
      'Down, Up': 'Goes to the same day of the next or the previous week.',
      'Home, End': 'Goes to the first or the last day of the week.',
      'Page Down, Page Up': 'Goes to the same day of the next or the previous month.',
      'Shift + Page Down, Shift + Page Up': 'Goes to the same day of the next or the previous year.',
      'Enter, Space': 'Chooses the day.',
    },
  },
  cropper: {
    pattern: apg('windowsplitter'),
    keys: {
      'Right, Left, Down, Up':
        'Moves the part, or the corner that has the focus, by a hundredth of the picture.',
      'Shift + Right, Left, Down, Up': 'Moves it by a tenth.',
    },
  },
  'date-field': {
    pattern: apg('dialog-modal'),
    keys: {
      'Alt + Down': 'Opens the calendar.',
      Enter: 'In the field: takes what is written. In the calendar: takes the day, and goes back.',
      Escape: 'Closes the calendar, and changes nothing.',
    },
  },
  'date-range-field': {
    pattern: apg('dialog-modal'),
    keys: {
      Enter: 'In the calendar: begins the range at the first press, and ends it at the second.',
      Escape: 'Closes the calendar, and changes nothing.',
    },
  },
  'focal-point': {
    pattern: apg('slider'),
    keys: {
      'Right, Left, Down, Up': 'Moves the point by a hundredth of the picture.',
      'Shift + Right, Left, Down, Up': 'Moves it by a tenth.',
    },
  },
  'locale-columns': {
    pattern: apg('tabs'),
    keys: { 'Right, Left': 'On a telephone: shows the next or the previous language, round the list.' },
  },
  'split-pane': {
    pattern: apg('windowsplitter'),
    keys: {
      'Right, Left': 'Moves the line to where the arrow points.',
      'Shift + Right, Shift + Left': 'Moves it in longer steps.',
      'Home, End': 'Makes the first part as narrow or as wide as it may be.',
    },
  },
  'time-field': {
    pattern: apg('spinbutton'),
    keys: {
      'Up, Down': 'Goes a quarter of an hour on or back.',
      'Page Up, Page Down': 'Goes an hour on or back.',
      Enter: 'Takes what is written.',
    },
  },
} as const
