/** A locale of the components' own words. An application's words are its own business. */
import type * as pages from './english-pages.ts'
import type * as tools from './english-tools.ts'

type English = typeof pages & typeof tools

/** All words, by group and key: what English has is what there is. */
export type Messages = {
  readonly [Group in keyof English]: { readonly [Key in keyof English[Group]]: string }
}

/** A word that a locale lacks is shown in English; the tests let none be missing. */
export type Translated = { readonly [Group in keyof Messages]?: Partial<Messages[Group]> }

export interface Locale {
  /** The language's name in itself. */
  readonly name: string
  readonly code: string
  readonly dir?: 'ltr' | 'rtl'
  /** The language tag, where the code is none. */
  readonly tag?: string
  readonly messages: Translated
}

/** `group.key` for every message of some groups. */
export type MessagePath<Group extends keyof Messages = keyof Messages> = {
  [Each in Group]: `${Each}.${Extract<keyof Messages[Each], string>}`
}[Group]

/** A message with its `{placeholders}` filled; one that nobody filled stays as it is, a missing message is its path. */
export function wordOf(
  messages: Translated,
  path: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const [group = ''] = path.split('.', 1)
  const key = path.slice(group.length + 1)
  const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = { ...messages }
  const message = groups[group]?.[key] ?? path
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
}
