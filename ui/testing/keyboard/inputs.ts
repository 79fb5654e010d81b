/** Keyboard tables of inputs, settings and choosers in tools. */
const apg = (pattern: string) => `https://www.w3.org/WAI/ARIA/apg/patterns/${pattern}/`

export const keyboardTablesOfInputs = {
  'checkbox-group': {
    pattern: apg('checkbox'),
    keys: {
      Tab: 'Moves through the checkboxes.',
      Space: 'Checks or unchecks the box.',
    },
  },
  'color-field': {
    pattern: apg('toolbar'),
    keys: {
      Tab: 'Moves to the picker, the field, then the swatches, which are one stop.',
      'Right, Left': 'Moves through the swatches. Mirrored from right to left.',
      'Home, End': 'Moves to the first or last swatch.',
      'Enter, Space': 'Selects the focused colour.',
    },
  },
  'copy-field': {
    pattern: apg('button'),
    keys: { Tab: 'Selects the whole text, then moves to the button.', 'Enter, Space': 'Copies the value.' },
  },
  'file-drop': {
    pattern: apg('button'),
    keys: {
      Tab: 'Moves to the button, which opens the file dialog, then through the selected files.',
      'Enter, Space': 'Removes the focused file, and returns to the button.',
    },
  },
  'number-field': {
    pattern: apg('spinbutton'),
    keys: {
      'Up, Down': 'Increases or decreases the value by one step.',
      'Page Up, Page Down': 'Increases or decreases the value by ten steps.',
      Enter: 'Applies the number, within its limits.',
    },
  },
  'password-field': {
    pattern: apg('button'),
    keys: { 'Enter, Space': 'On the eye button, shows or hides the password.' },
  },
  'radio-group': {
    pattern: apg('radio'),
    keys: {
      Tab: 'Moves to the selected option, then past the group.',
      'Down, Up': 'Selects the next or previous option, and skips disabled ones. Wraps around.',
      Space: 'Selects the first option if none is selected.',
    },
  },
  'search-field': {
    pattern: apg('landmarks/examples/search'),
    keys: { Escape: 'Clears the field. In an empty field, the key has its usual effect.' },
  },
  'segmented-control': {
    pattern: apg('radio'),
    keys: {
      Tab: 'Moves to the selected segment.',
      'Right, Left': 'Selects the next or previous segment. Wraps around, mirrored from right to left.',
    },
  },
  slider: {
    pattern: apg('slider'),
    keys: {
      'Right, Left': 'Increases or decreases the value by one step. Mirrored from right to left.',
      'Up, Down': 'Increases or decreases the value by one step.',
      'Home, End': 'Sets the lowest or highest value.',
    },
  },
  switch: {
    pattern: apg('switch'),
    keys: { Space: 'Turns it on or off.' },
  },
  'toggle-button': {
    pattern: apg('button'),
    keys: { 'Enter, Space': 'Presses or releases it.' },
  },
  'toggle-group': {
    pattern: apg('toolbar'),
    keys: {
      Tab: 'Moves to the pressed toggle, or to the last focused one.',
      'Right, Left': 'Moves to the next or previous toggle. Wraps around, mirrored from right to left.',
      'Home, End': 'Moves to the first or last toggle.',
      'Enter, Space': 'Presses or releases it.',
    },
  },
} as const
