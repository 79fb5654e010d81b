/** Keyboard tables of dates and times, and of components that arrange a screen or an image. */
const apg = (pattern: string) => `https://www.w3.org/WAI/ARIA/apg/patterns/${pattern}/`

export const keyboardTablesOfDates = {
  calendar: {
    pattern: apg('grid'),
    keys: {
      'Right, Left': 'Moves to the next or previous day. Mirrored from right to left.',
      'Down, Up': 'Moves to the same day of the next or previous week.',
      'Home, End': 'Moves to the first or last day of the week.',
      'Page Down, Page Up': 'Moves to the same day of the next or previous month.',
      'Shift + Page Down, Shift + Page Up': 'Moves to the same day of the next or previous year.',
      'Enter, Space': 'Selects the day.',
    },
  },
  cropper: {
    pattern: apg('windowsplitter'),
    keys: {
      'Right, Left, Down, Up': 'Moves the crop, or the focused corner, by 1 % of the image.',
      'Shift + Right, Left, Down, Up': 'Moves it by 10 %.',
    },
  },
  'date-field': {
    pattern: apg('dialog-modal'),
    keys: {
      'Alt + Down': 'Opens the calendar.',
      Enter: 'In the field, applies the date. In the calendar, selects the day and returns.',
      Escape: 'Closes the calendar without a change.',
    },
  },
  'date-range-field': {
    pattern: apg('dialog-modal'),
    keys: {
      Enter: 'In the calendar, the first press sets the start, the second the end.',
      Escape: 'Closes the calendar without a change.',
    },
  },
  'focal-point': {
    pattern: apg('slider'),
    keys: {
      'Right, Left, Down, Up': 'Moves the point by 1 % of the image.',
      'Shift + Right, Left, Down, Up': 'Moves it by 10 %.',
    },
  },
  'split-pane': {
    pattern: apg('windowsplitter'),
    keys: {
      'Right, Left': 'Moves the separator in the direction of the arrow.',
      'Shift + Right, Shift + Left': 'Moves it in longer steps.',
      'Home, End': 'Makes the first part as narrow or as wide as possible.',
    },
  },
  'time-field': {
    pattern: apg('spinbutton'),
    keys: {
      'Up, Down': 'Moves a quarter of an hour forward or back.',
      'Page Up, Page Down': 'Moves one hour forward or back.',
      Enter: 'Applies the time.',
    },
  },
} as const
