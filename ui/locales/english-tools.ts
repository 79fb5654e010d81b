/** English texts of the components for tools: the second part of `en.ts`. Import them from there. */

export const alert = { close: 'Close' }
export const alertDialog = { cancel: 'Cancel' }
export const authForm = {
  submit: 'Continue',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
}
export const calendar = {
  prevYear: 'Previous year',
  nextYear: 'Next year',
  prevMonth: 'Previous month',
  nextMonth: 'Next month',
}
export const carousel = {
  prev: 'Prev',
  next: 'Next',
  dots: 'Choose slide to display',
  goto: 'Go to slide {slide}',
}
export const chart = {
  asTable: 'Show as a table',
  asChart: 'Show as a chart',
  nothing: 'There is nothing to show yet',
}
export const chatPrompt = { placeholder: 'Type your message here…' }
export const chatPromptSubmit = { label: 'Send' }
export const colorField = {
  swatches: 'Ready-made colours',
  pick: 'Pick a colour',
  invalid: 'Write a colour such as {example}',
}
export const combobox = {
  open: 'Show the options',
  clear: 'Clear',
  found: 'Options: {count}',
  failed: 'The options could not be loaded',
}
export const commandPalette = {
  placeholder: 'Type a command or search…',
  noMatch: 'No matching data',
  noData: 'No data',
  close: 'Close',
  back: 'Back',
}
export const contentSearch = { links: 'Links', theme: 'Theme' }
export const contentSearchButton = { label: 'Search…' }
export const copyField = { copy: 'Copy', copied: 'Copied', failed: 'Copying did not work' }
export const cropper = {
  label: 'Part of the picture that is kept',
  start: 'From the start (%)',
  top: 'From the top (%)',
  width: 'Width (%)',
  height: 'Height (%)',
  reset: 'Keep the whole picture',
}
export const dashboardSearch = { theme: 'Theme' }
export const dashboardSearchButton = { label: 'Search…' }
export const dateField = {
  open: 'Choose a date',
  today: 'Today',
  clear: 'Clear',
  invalid: 'Write a date such as {example}',
  tooEarly: 'Not before {date}',
  tooLate: 'Not after {date}',
  unavailable: 'This day cannot be chosen',
}
export const dateRange = { start: 'From', end: 'To', reversed: 'The end comes before the start' }
export const dateTime = {
  date: 'Date',
  time: 'Time',
  zone: 'Time zone',
  invalidTime: 'Write a time such as {example}',
  skipped: 'The clocks go forward: this time does not exist there',
  repeated: 'The clocks go back: this time comes twice there, and the first is meant',
}
export const diff = {
  added: 'added',
  removed: 'removed',
  changed: 'changed',
  before: 'Before',
  after: 'After',
  unchanged: 'Unchanged: {count}',
  show: 'Show what is unchanged',
  nothing: 'There is no difference',
}
export const fileDrop = {
  choose: 'Choose files',
  chooseOne: 'Choose a file',
  drop: 'or drop them here',
  dropOne: 'or drop it here',
  wrongKind: '{filename}: files of this kind are not taken',
  tooLarge: '{filename}: larger than {size}',
  tooMany: 'At most {count} at a time',
}
export const fileUpload = { removeFile: 'Remove {filename}' }
export const focalPoint = {
  label: 'What matters most in the picture',
  across: 'Across (%)',
  down: 'Down (%)',
  center: 'Back to the centre',
}
export const inputMenu = { noMatch: 'No matching data', noData: 'No data', create: 'Create “{label}”' }
export const inputNumber = {
  increment: 'Increment',
  decrement: 'Decrement',
  invalid: 'Enter a number, such as {example}',
  highest: 'The highest value is {max}',
  lowest: 'The lowest value is {min}',
}
export const keyHelp = { title: 'Keyboard', next: 'then', or: 'or' }
export const localeColumns = {
  label: 'Languages side by side',
  show: 'Languages shown',
  source: 'Source language',
}
export const logList = {
  label: 'Log',
  newer: 'Show what is new: {count}',
  details: 'Details',
  nothing: 'Nothing has been logged',
  debug: 'Debug',
  info: 'Info',
  warn: 'Warning',
  error: 'Error',
}
export const mediaTile = {
  image: 'Picture',
  video: 'Video',
  audio: 'Sound',
  document: 'Document',
  noText: 'The alternative text is missing',
}
export const menu = { more: 'More', open: 'Open the menu' }
export const oneTimeCode = { length: 'Digits: {count}' }
export const presence = { label: 'Who else is here', more: 'Others: {count}' }
export const pricingTable = { caption: 'Pricing plan comparison' }
export const progress = { done: 'Done', part: '{done} of {all}' }
export const prose = {
  'codeCollapse.name': 'code',
  'codeCollapse.openText': 'Expand',
  'codeCollapse.closeText': 'Collapse',
  'collapsible.name': 'properties',
  'collapsible.openText': 'Show',
  'collapsible.closeText': 'Hide',
  'pre.copy': 'Copy code to clipboard',
}
export const savingState = {
  saved: 'Saved',
  saving: 'Saving…',
  unsaved: 'Not saved yet',
  offline: 'Offline: kept on this device',
  failed: 'Not saved',
  conflict: 'Changed by somebody else',
  retry: 'Save again',
}
export const selectMenu = {
  noMatch: 'No matching data',
  noData: 'No data',
  create: 'Create “{label}”',
  search: 'Search…',
}
export const sessionEnded = {
  title: 'You have been signed out',
  text: 'What you have written is safe, and stays where it is. Sign in to go on.',
  password: 'Password',
  code: 'Code from your authenticator app',
  submit: 'Sign in',
}
export const slideover = { close: 'Close' }
export const splitPane = { separator: 'Share of the two parts' }
export const tagInput = { add: 'Add', taken: '{label} is there already' }
export const textArea = { left: 'Characters left: {count}', over: 'Characters too many: {count}' }
export const tree = {
  expand: 'Open {item}',
  collapse: 'Close {item}',
  inside: '{item}: in {parent}, place {place} of {count}',
  outermost: '{item}: outermost, place {place} of {count}',
  in: 'Move in',
  out: 'Move out',
}
