/** English texts of the components for pages: the first part of `en.ts`. Import them from there. */

export const banner = { label: 'Notice', close: 'Close' }
export const breadcrumbs = { label: 'Breadcrumbs' }
export const button = { loading: 'Loading…' }
export const callout = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  success: 'Success',
}
export const colorMode = {
  label: 'Theme',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  switchToDark: 'Switch to dark mode',
  switchToLight: 'Switch to light mode',
}
export const contentToc = { title: 'On this page' }
export const error = { clear: 'Back to home' }
export const errorSummary = { title: 'There is a problem' }
export const field = { required: 'required', error: 'Error:' }
export const header = {
  navigation: 'Main',
  open: 'Open menu',
  close: 'Close menu',
}
export const help = { about: 'More about: {subject}' }
export const heading = { link: 'Link to “{heading}”' }
export const languageSwitch = { label: 'Language' }
export const modal = { close: 'Close' }
export const mdx = {
  unknown: 'Could not show this content: the component {name} does not exist.',
}
export const pagination = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: 'Page {page}',
}
export const previousNext = {
  label: 'Previous and next page',
  previous: 'Previous',
  next: 'Next',
}
export const progressBar = { label: 'Loading page' }
export const search = {
  label: 'Search',
  found: 'Results: {count}',
  nothing: 'No results for “{query}”',
  failed: 'Search is not available. Press Enter to open the search page.',
}
export const sidebarTree = { all: 'All pages' }
export const skipLink = { content: 'Skip to content' }
export const table = { region: 'Table', noData: 'No data' }
export const code = {
  region: 'Code',
  copy: 'Copy',
  copied: 'Copied',
  patch: 'Copy as patch',
  wrap: 'Wrap',
}
export const fileTree = { label: 'Files' }
export const footnotes = {
  title: 'Footnotes',
  back: 'Back to reference {number}',
}
export const gallery = {
  enlarge: 'Enlarge',
  previous: 'Previous image',
  next: 'Next image',
  place: '{number} of {count}',
}
export const video = { watch: 'Watch on {host}' }
export const tabs = { label: 'Variants' }
export const toast = { close: 'Close', region: 'Notifications (F8)' }
