/** English, by group: a component brings the groups that it needs, so that it works without any locale. */
import type { Locale, Messages } from './locale.ts'

export const banner = { label: 'Notice', close: 'Close' } satisfies Messages['banner']
export const breadcrumbs = { label: 'You are here' } satisfies Messages['breadcrumbs']
export const button = { loading: 'Please wait' } satisfies Messages['button']
export const callout = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  success: 'Success',
} satisfies Messages['callout']
export const colorMode = {
  label: 'Theme',
  system: 'As the device',
  light: 'Light',
  dark: 'Dark',
} satisfies Messages['colorMode']
export const contentToc = { title: 'On this page' } satisfies Messages['contentToc']
export const error = { clear: 'Back to home' } satisfies Messages['error']
export const errorSummary = { title: 'There is something to mend' } satisfies Messages['errorSummary']
export const field = { required: 'required', error: 'Error:' } satisfies Messages['field']
export const header = {
  navigation: 'Main',
  open: 'Open menu',
  close: 'Close menu',
} satisfies Messages['header']
export const help = { about: 'More about: {subject}' } satisfies Messages['help']
export const heading = { link: 'Link to “{heading}”' } satisfies Messages['heading']
export const languageSwitch = { label: 'Language' } satisfies Messages['languageSwitch']
export const modal = { close: 'Close' } satisfies Messages['modal']
export const mdx = {
  unknown: 'This part cannot be shown: there is no component called {name}.',
} satisfies Messages['mdx']
export const pagination = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: 'Page {page}',
} satisfies Messages['pagination']
export const previousNext = {
  label: 'Previous and next page',
  previous: 'Previous',
  next: 'Next',
} satisfies Messages['previousNext']
export const progressBar = { label: 'The page is loading' } satisfies Messages['progressBar']
export const search = {
  label: 'Search',
  found: 'Found: {count}',
  nothing: 'Nothing found for “{query}”',
  failed: 'The search did not answer. Press Enter to search on a page of its own.',
} satisfies Messages['search']
export const sidebarTree = { all: 'All pages' } satisfies Messages['sidebarTree']
export const skipLink = { content: 'Skip to the content' } satisfies Messages['skipLink']
export const table = { region: 'Table' } satisfies Messages['table']
export const code = {
  region: 'Code',
  copy: 'Copy',
  copied: 'Copied',
  patch: 'Copy as patch',
  wrap: 'Wrap',
} satisfies Messages['code']
export const fileTree = { label: 'Files' } satisfies Messages['fileTree']
export const footnotes = {
  title: 'Notes',
  back: 'Back to the text, note {number}',
} satisfies Messages['footnotes']
export const gallery = {
  enlarge: 'Enlarge',
  previous: 'Previous picture',
  next: 'Next picture',
  place: '{number} of {count}',
} satisfies Messages['gallery']
export const video = { watch: 'Watch on {host}' } satisfies Messages['video']
export const tabs = { label: 'Variants' } satisfies Messages['tabs']
export const toast = { close: 'Close', region: 'Notifications (F8)' } satisfies Messages['toast']

export const en: Locale = {
  name: 'English',
  code: 'en',
  messages: {
    banner,
    breadcrumbs,
    button,
    callout,
    colorMode,
    contentToc,
    error,
    errorSummary,
    field,
    header,
    help,
    heading,
    languageSwitch,
    modal,
    mdx,
    pagination,
    previousNext,
    progressBar,
    search,
    sidebarTree,
    skipLink,
    table,
    code,
    fileTree,
    footnotes,
    gallery,
    video,
    tabs,
    toast,
  },
}
