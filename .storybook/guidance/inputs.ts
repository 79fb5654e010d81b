/** Guidance for inputs, settings and choosers in tools. */
import type { Guidance } from './guidance-of-one.ts'

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
