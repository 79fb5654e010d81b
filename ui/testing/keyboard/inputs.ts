/** Keyboard tables of inputs, settings and choosers in tools. */
const apg = (pattern: string) => `https://www.w3.org/WAI/ARIA/apg/patterns/${pattern}/`

export const keyboardTablesOfInputs = {
  'checkbox-group': {
    pattern: apg('checkbox'),
    keys: {
      Tab: 'Goes through the boxes, each a stop of its own.',
      Space: 'Ticks the box, or takes the tick away.',
    },
  },
  'color-field': {
    pattern: apg('toolbar'),
    keys: {
      Tab: 'Goes to the picker, to the field, and to the ready-made colours, which are one stop.',
      'Right, Left': 'Goes through the ready-made colours; mirrored where reading is.',
      'Home, End': 'Goes to the first or the last of them.',
      'Enter, Space': 'Takes the colour that has the focus.',
    },
  },
  'copy-field': {
    pattern: apg('button'),
    keys: { Tab: 'Selects all of the text, then goes to the button.', 'Enter, Space': 'Copies it.' },
  },
  'file-drop': {
    pattern: apg('button'),
    keys: {
      Tab: 'Goes to the button, which opens the browser’s own dialog, then through the chosen files.',
      'Enter, Space': 'Takes the file that has the focus away again, and goes back to the button.',
    },
  },
  'number-field': {
    pattern: apg('spinbutton'),
    keys: {
      'Up, Down': 'Makes it more or less by one step.',
      'Page Up, Page Down': 'Makes it more or less by ten steps.',
      Enter: 'Takes what is written, within its bounds.',
    },
  },
  'password-field': {
    pattern: apg('button'),
    keys: { 'Enter, Space': 'On the eye: shows what was typed, or hides it again.' },
  },
  'radio-group': {
    pattern: apg('radio'),
    keys: {
      Tab: 'Goes to what is chosen, and on past the group.',
      'Down, Up': 'Chooses the next or the previous one, round the group, past what cannot be chosen.',
      Space: 'Chooses the first one where none is chosen.',
    },
  },
  'search-field': {
    pattern: apg('landmarks/examples/search'),
    keys: { Escape: 'Empties it, and stays; what is empty leaves the key to what is around it.' },
  },
  'segmented-control': {
    pattern: apg('radio'),
    keys: {
      Tab: 'Goes to what is chosen.',
      'Right, Left': 'Chooses the next or the previous one, round the row; mirrored where reading is.',
    },
  },
  slider: {
    pattern: apg('slider'),
    keys: {
      'Right, Left': 'Makes it more or less by one step; mirrored where reading is.',
      'Up, Down': 'Makes it more or less by one step.',
      'Home, End': 'Makes it the least or the most.',
    },
  },
  switch: {
    pattern: apg('switch'),
    keys: { Space: 'Turns it on or off.' },
  },
  'toggle-button': {
    pattern: apg('button'),
    keys: { 'Enter, Space': 'Presses it, or lets it go.' },
  },
  'toggle-group': {
    pattern: apg('toolbar'),
    keys: {
      Tab: 'Goes to what is on, or to where one was.',
      'Right, Left': 'Goes to the next or the previous one, round the group; mirrored where reading is.',
      'Home, End': 'Goes to the first or the last one.',
      'Enter, Space': 'Presses it, or lets it go.',
    },
  },
} as const
