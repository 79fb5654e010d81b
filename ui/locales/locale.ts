/** A locale of the components' own words. An application's words are its own business. */

export interface Messages {
  readonly banner: { readonly label: string; readonly close: string }
  readonly breadcrumbs: { readonly label: string }
  readonly button: { readonly loading: string }
  readonly callout: {
    readonly note: string
    readonly tip: string
    readonly info: string
    readonly warning: string
    readonly danger: string
    readonly success: string
  }
  readonly colorMode: {
    readonly label: string
    readonly system: string
    readonly light: string
    readonly dark: string
  }
  readonly contentToc: { readonly title: string }
  readonly error: { readonly clear: string }
  readonly errorSummary: { readonly title: string }
  readonly field: { readonly required: string; readonly error: string }
  readonly header: { readonly navigation: string; readonly open: string; readonly close: string }
  readonly help: { readonly about: string }
  readonly heading: { readonly link: string }
  readonly languageSwitch: { readonly label: string }
  readonly modal: { readonly close: string }
  readonly mdx: { readonly unknown: string }
  readonly pagination: {
    readonly label: string
    readonly previous: string
    readonly next: string
    readonly page: string
  }
  readonly previousNext: { readonly label: string; readonly previous: string; readonly next: string }
  readonly progressBar: { readonly label: string }
  readonly search: {
    readonly label: string
    readonly found: string
    readonly nothing: string
    readonly failed: string
  }
  readonly sidebarTree: { readonly all: string }
  readonly skipLink: { readonly content: string }
  readonly table: { readonly region: string }
  readonly code: {
    readonly region: string
    readonly copy: string
    readonly copied: string
    readonly patch: string
    readonly wrap: string
  }
  readonly fileTree: { readonly label: string }
  readonly footnotes: { readonly title: string; readonly back: string }
  readonly gallery: {
    readonly enlarge: string
    readonly previous: string
    readonly next: string
    readonly place: string
  }
  readonly video: { readonly watch: string }
  readonly tabs: { readonly label: string }
  readonly toast: { readonly close: string; readonly region: string }
}

export interface Locale {
  /** The language's name in itself. */
  readonly name: string
  readonly code: string
  readonly dir?: 'ltr' | 'rtl'
  readonly messages: Messages
}

/** `group.key` for every message of some groups. */
export type MessagePath<Group extends keyof Messages = keyof Messages> = {
  [Each in Group]: `${Each}.${Extract<keyof Messages[Each], string>}`
}[Group]

/** A message with its `{placeholders}` filled; one that nobody filled stays as it is, a missing message is its path. */
export function wordOf(
  messages: Readonly<Partial<Messages>>,
  path: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const [group = '', key = ''] = path.split('.')
  const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = { ...messages }
  const message = groups[group]?.[key] ?? path
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
}
