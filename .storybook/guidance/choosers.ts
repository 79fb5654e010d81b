/** When to use what one chooses with, and what to take instead. */
export const guidanceOfChoosers = {
  'alert-dialog': {
    use: 'Before something that nobody can take back: what will happen, to how much, and a button that says it.',
    instead: 'What can be taken back is done at once, with an undo in a Toast. Other questions are a Dialog.',
  },
  combobox: {
    use: 'One out of more than fifteen, or out of what only a server knows, found by a few letters.',
    instead: 'Fewer known choices are a Select or radio buttons. Several are a MultiSelect.',
  },
  'context-menu': {
    use: 'A second way to what can be done with a row, a file or a block, at the place of the thing.',
    instead: 'Never the only way: the same stands in a Menu that can be seen.',
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
}
