/** A locale of the components' own words. An application's words are its own business. */
import type * as lists from './english-lists.ts'
import type * as pages from './english-pages.ts'
import type * as tools from './english-tools.ts'

type English = typeof pages & typeof lists & typeof tools

/** All words, by group and key: what English has is what there is. */
export type Messages = {
  readonly [Group in keyof English]: { readonly [Key in keyof English[Group]]: string }
}

/** An application may bring a locale of its own that lacks some words; the tests let none be missing in ours. */
export type Translated = { readonly [Group in keyof Messages]?: Partial<Messages[Group]> }

/** What is known of a locale before its words are there. */
export interface LocaleFacts {
  /** The language's name in itself. */
  readonly name: string
  readonly code: string
  readonly dir?: 'ltr' | 'rtl'
  /** The language tag, where the code is none. */
  readonly tag?: string
}

export interface Locale extends LocaleFacts {
  /**
   * The language in which `Intl` writes dates and numbers instead, where browsers that many people use know none of this
   * one: they would take the reader's, and the server another, and the page would change while it wakes.
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

/** A name or a number keeps its own order inside a sentence that is read from right to left. */
export function isolated(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `\u2068${value}\u2069`]))
}

/** Fills the `{placeholders}` of a message; one that nobody gave stays as it is. */
const filled = (message: string, values: Values) =>
  message.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)

/** A word, with its placeholders filled. One that is missing is its own path. */
export function wordOf(messages: Translated, path: string, values: Values = {}): string {
  return filled(messageAt(messages, path) ?? path, values)
}

/** The same for readers, to whom a path says nothing: what a locale lacks is English. Whoever builds sees what is missing. */
export function wordOrEnglish(
  messages: Translated,
  english: Translated,
  path: string,
  values?: Values,
): string {
  const isMissing = messageAt(messages, path) === undefined
  return wordOf(isMissing && process.env.NODE_ENV === 'production' ? english : messages, path, values)
}
