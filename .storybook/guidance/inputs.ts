/** Guidance for inputs, settings and choosers. */
import type { Guidance } from './display.ts'

export const guidanceOfInputs: Readonly<Record<string, Guidance>> = {
  'checkbox-group': {
    use: 'Several out of a few that answer one question together, all of them in sight.',
    instead: 'One yes or no is a Checkbox. More than about ten are a multi-select, where one can search.',
  },
  'color-field': {
    use: 'A colour of the house’s own: written, taken from the ready-made ones, or picked by eye.',
    instead: 'One of a few meanings (danger, success) is a Select: colours follow from it.',
  },
  'copy-field': {
    use: 'Something to take elsewhere whole: an address, a token that is shown once.',
    instead: 'Lines of code are a CodeBlock, which copies as well. What can be changed is a TextField.',
  },
  'file-drop': {
    use: 'Files to send: the button is enough for everybody; dropping and pasting are shorter ways for some.',
    instead: 'A picture that is already in the library is chosen there, not sent twice.',
  },
  'number-field': {
    use: 'A quantity that one knows, or changes by a little: minutes, pixels, copies.',
    instead:
      'Digits that count nothing (a year, a postcode, a code) are a TextField. Where the place says more than the digits it is a Slider.',
  },
  'one-time-code': {
    use: 'A short code that one was sent or reads from an app, to be typed, pasted or filled in.',
    instead: 'A recovery code with letters is a TextField. A secret that one chose is a PasswordField.',
  },
  'password-field': {
    use: 'A secret that one signs in with, or chooses. Password managers and pasting are welcome.',
    instead:
      'A code of digits that is good for once is a OneTimeCode. A token that one is given is a CopyField.',
  },
  progress: {
    use: 'Something that takes longer than a few seconds, and of which one knows how much is done.',
    instead:
      'On the way to the next page it is the ProgressBar. Inside something small it is a Spinner, for a part of a page a Skeleton.',
  },
  'radio-group': {
    use: 'One out of two to six, where seeing all of them helps to decide.',
    instead:
      'More are a Select. A view that changes at once is a SegmentedControl. Yes or no is a Checkbox or a Switch.',
  },
  'saving-state': {
    use: 'Beside what saves itself: whether what one writes is safe. Quiet as long as it is.',
    instead:
      'What one pressed a button for is answered there, or by a Toast. A conflict also needs a way out of it.',
  },
  'search-field': {
    use: 'Words that narrow what is below it, or find something in it.',
    instead:
      'A search through the whole site is the SearchDialog. A choice among known values is a combobox.',
  },
  'segmented-control': {
    use: 'One of two to five views of the same thing, each a word or two; it takes effect at once.',
    instead:
      'Parts with contents of their own are Tabs. Answers that need a sentence are a RadioGroup. What may be several at a time is a ToggleGroup.',
  },
  slider: {
    use: 'A value between two ends that one finds by trying, and where the place says more than the digits.',
    instead: 'A value that one knows beforehand is a NumberField.',
  },
  switch: {
    use: 'A setting that takes effect at once, on or off.',
    instead: 'What takes effect with a form is a Checkbox. A mode of a tool is a ToggleButton.',
  },
  'toggle-button': {
    use: 'Something in a tool that is on or off, and whose words stay the same: bold, only what is mine.',
    instead: 'A setting is a Switch. Where the words change with the state (play, pause) it is a Button.',
  },
  'toggle-group': {
    use: 'Toggles that belong together in a tool: letters, filters. One tab stop, the arrows go through them.',
    instead: 'Where exactly one is always chosen it is a SegmentedControl. In a form it is a CheckboxGroup.',
  },
}

/** Guidance for choosers: when to use them, and what to use instead. */
export const guidanceOfChoosers = {
  'alert-dialog': {
    use: 'Before something that nobody can take back: what will happen, to how much, and a button that says it.',
    instead: 'What can be taken back is done at once, with an undo in a Toast. Other questions are a Dialog.',
  },
  'command-palette': {
    use: 'Everything that can be done or gone to, from anywhere, for hands that stay on the keys.',
    instead: 'Never the only way: each command has its place. Visitors of a site get SearchDialog.',
  },
  combobox: {
    use: 'One out of more than fifteen, or out of what only a server knows, found by a few letters.',
    instead: 'Fewer known choices are a Select or radio buttons. Several are a MultiSelect.',
  },
  'context-menu': {
    use: 'A second way to what can be done with a row, a file or a block, at the place of the thing.',
    instead: 'Never the only way: the same stands in a Menu that can be seen.',
  },
  'hover-card': {
    use: 'More about a person or a document that a link names: a picture, a state, a date.',
    instead:
      'What one has to know stands on the page. The name of a control is a Tooltip, help is a Toggletip.',
  },
  'key-help': {
    use: 'All keys of a screen, by groups, for whoever presses the question mark.',
    instead: 'One key beside what it does is a Key.',
  },
  drawer: {
    use: 'The details of one of many, while the many stay in sight beside it.',
    instead: 'A question is a Dialog. What takes longer than a minute is a page of its own.',
  },
  menu: {
    use: 'Three or more things to do with one subject, where there is no room to show them all.',
    instead:
      'One or two are buttons. A choice that a form sends is a Select. Ways to pages are links in a nav.',
  },
  'multi-select': {
    use: 'Several out of more than seven known choices, found by typing.',
    instead: 'Up to seven are checkboxes. Words that nobody knows before are a TagInput. One is a Combobox.',
  },
  'session-ended': {
    use: 'A session has ended while somebody writes: they sign in on top of it, and lose nothing.',
    instead: 'A page without anything written on it leads to the screen for signing in.',
  },
  'tag-input': {
    use: 'Short words of one’s own, any number of them, with no fixed list behind them.',
    instead: 'Where the words are known it is a MultiSelect. A sentence is a TextField.',
  },
  toolbar: {
    use: 'Five or more tools for one thing, always in sight above it: a text, a picture, a table.',
    instead: 'Two or three buttons stand by themselves. Tools for what is selected are a BulkBar.',
  },
}
