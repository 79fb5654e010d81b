import type { Locale } from './locale.ts'

export const en: Locale = {
  name: 'English',
  code: 'en',
  messages: {
    button: { loading: 'Please wait' },
    callout: {
      note: 'Note',
      tip: 'Tip',
      info: 'Info',
      warning: 'Warning',
      danger: 'Danger',
      success: 'Success',
    },
    field: { required: 'required', error: 'Error:' },
    heading: { link: 'Link to “{heading}”' },
    modal: { close: 'Close' },
    mdx: { unknown: 'This part cannot be shown: there is no component called {name}.' },
    table: { region: 'Table' },
    code: { region: 'Code' },
    tabs: { label: 'Variants' },
    toast: { close: 'Close', region: 'Notifications (F8)' },
  },
}
