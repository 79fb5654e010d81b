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
