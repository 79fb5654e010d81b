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
  asTable: 'Show as table',
  asChart: 'Show as chart',
  nothing: 'No data yet',
}
export const chatPrompt = { placeholder: 'Type your message here…' }
export const chatPromptSubmit = { label: 'Send' }
export const colorField = {
  swatches: 'Preset colours',
  pick: 'Choose a colour',
  invalid: 'Enter a colour such as {example}.',
}
export const combobox = {
  open: 'Show options',
  clear: 'Clear',
  found: 'Options: {count}',
  failed: 'Could not load the options',
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
export const copyField = { copy: 'Copy', copied: 'Copied', failed: 'Could not copy' }
export const cropper = {
  label: 'Crop area',
  start: 'Distance from the start (%)',
  top: 'Distance from the top (%)',
  width: 'Width (%)',
  height: 'Height (%)',
  reset: 'Use the whole image',
}
export const dashboardSearch = { theme: 'Theme' }
export const dashboardSearchButton = { label: 'Search…' }
export const dateField = {
  open: 'Choose a date',
  today: 'Today',
  clear: 'Clear',
  invalid: 'Enter a date such as {example}.',
  tooEarly: 'Choose {date} or a later date.',
  tooLate: 'Choose {date} or an earlier date.',
  unavailable: 'This date is not available.',
}
export const dateRange = { start: 'From', end: 'To', reversed: 'The end is before the start.' }
export const dateTime = {
  date: 'Date',
  time: 'Time',
  zone: 'Time zone',
  invalidTime: 'Enter a time such as {example}.',
  skipped: 'This time does not exist because the clocks go forward.',
  repeated: 'This time occurs twice because the clocks go back. The first one is used.',
}
export const diff = {
  added: 'added',
  removed: 'removed',
  changed: 'changed',
  before: 'Before',
  after: 'After',
  unchanged: 'Unchanged: {count}',
  show: 'Show unchanged text',
  nothing: 'No changes',
}
export const fileDrop = {
  choose: 'Choose files',
  chooseOne: 'Choose file',
  drop: 'or drop them here',
  dropOne: 'or drop it here',
  wrongKind: '{filename}: this file type is not allowed',
  tooLarge: '{filename}: larger than {size}',
  tooMany: 'Maximum files at a time: {count}',
}
export const fileUpload = { removeFile: 'Remove {filename}' }
export const focalPoint = {
  label: 'Focal point',
  across: 'Horizontal (%)',
  down: 'Vertical (%)',
  center: 'Reset to centre',
}
export const inputMenu = { noMatch: 'No matching data', noData: 'No data', create: 'Create “{label}”' }
export const inputNumber = {
  increment: 'Increment',
  decrement: 'Decrement',
  invalid: 'Enter a number such as {example}.',
  highest: 'The maximum is {max}.',
  lowest: 'The minimum is {min}.',
}
export const keyHelp = { title: 'Keyboard shortcuts', next: 'then', or: 'or' }
export const localeColumns = {
  label: 'Languages side by side',
  show: 'Visible languages',
  source: 'Source language',
}
export const logList = {
  label: 'Log',
  newer: 'Show new entries: {count}',
  details: 'Details',
  nothing: 'No log entries',
  debug: 'Debug',
  info: 'Info',
  warn: 'Warning',
  error: 'Error',
}
export const mediaTile = {
  image: 'Image',
  video: 'Video',
  audio: 'Audio',
  document: 'Document',
  noText: 'No alt text',
}
export const menu = { more: 'More', open: 'Open menu' }
export const oneTimeCode = { length: 'Digits: {count}' }
export const presence = { label: 'Other users', more: 'Others: {count}' }
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
  unsaved: 'Unsaved changes',
  offline: 'Offline: saved on this device',
  failed: 'Not saved',
  conflict: 'Changed by another user',
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
  text: 'Your changes are safe. Sign in to continue.',
  password: 'Password',
  code: 'Code from your authenticator app',
  submit: 'Sign in',
}
export const slideover = { close: 'Close' }
export const splitPane = { separator: 'Pane size' }
export const tagInput = { add: 'Add', taken: '{label} is already added' }
export const textArea = { left: 'Characters left: {count}', over: 'Characters over the limit: {count}' }
export const tree = {
  expand: 'Expand {item}',
  collapse: 'Collapse {item}',
  inside: '{item}: in {parent}, position {place} of {count}',
  outermost: '{item}: top level, position {place} of {count}',
  in: 'Indent',
  out: 'Outdent',
}
