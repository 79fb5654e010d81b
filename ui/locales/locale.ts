/** A locale: the component texts in one language. Applications translate their own texts separately. */
import type * as lists from './english-lists.ts'
import type * as pages from './english-pages.ts'
import type * as tools from './english-tools.ts'

type English = typeof pages & typeof lists & typeof tools

/** All texts, by group and key. English defines which exist. */
export type Messages = {
  readonly [Group in keyof English]: { readonly [Key in keyof English[Group]]: string }
}

/** A locale of an application may lack some texts. Tests check that ours lack none. */
export type Translated = { readonly [Group in keyof Messages]?: Partial<Messages[Group]> }

/** The properties of a locale that are known before its texts are loaded. */
export interface LocaleFacts {
  /** The name of the language in that language. */
  readonly name: string
  readonly code: string
  readonly dir?: 'ltr' | 'rtl'
  /** The language tag, if it differs from the code. */
  readonly tag?: string
}

export interface Locale extends LocaleFacts {
  /**
   * The language that `Intl` uses for dates and numbers instead, if common browsers do not support this one.
   * Otherwise the browser would use the language of the reader and the server another, and the page would
   * change during hydration.
   */
  readonly formats?: string
  readonly messages: Translated
}

/** `group.key` for every message of some groups. */
export type MessagePath<Group extends keyof Messages = keyof Messages> = {
  [Each in Group]: `${Each}.${Extract<keyof Messages[Each], string>}`
}[Group]

export type Values = Readonly<Record<string, string>>

/** The language tag of a locale, for `lang`. */
export const tagOf = ({ tag, code }: LocaleFacts): string => tag ?? code

function messageAt(messages: Translated, path: string): string | undefined {
  const [group = ''] = path.split('.', 1)
  const groups: Readonly<Record<string, Values | undefined>> = { ...messages }
  return groups[group]?.[path.slice(group.length + 1)]
}

/** A name or number keeps its own direction inside a right-to-left sentence. */
export function isolated(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `\u2068${value}\u2069`]))
}

/** Fills the `{placeholders}` of a message. One without a value stays as it is. */
const filled = (message: string, values: Values) =>
  message.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)

/** A text with its placeholders filled. A missing text is its own path. */
export function wordOf(messages: Translated, path: string, values: Values = {}): string {
  return filled(messageAt(messages, path) ?? path, values)
}

/**
 * The same for readers: a text that the locale lacks is English, because a path means nothing to them.
 * Developers see the path.
 */
export function wordOrEnglish(
  messages: Translated,
  english: Translated,
  path: string,
  values?: Values,
): string {
  const isMissing = messageAt(messages, path) === undefined
  return wordOf(isMissing && process.env.NODE_ENV === 'production' ? english : messages, path, values)
}
