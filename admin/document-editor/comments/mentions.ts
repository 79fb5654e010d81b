/** Mentions: the server stores `@{id}`, people see and type `@Name`. */
import { folded } from '@cyanotype/content/model/core.ts'
import type { Comment, Person } from './comment-queries.ts'

/** A part of a text: words, or the name of a mentioned user. */
export interface TextPart {
  readonly at: number
  readonly text: string
  readonly isMention: boolean
}

export function partsOf({ text, mentions }: Pick<Comment, 'text' | 'mentions'>, deleted: string): TextPart[] {
  const names = new Map(mentions.map(({ id, username }) => [id, username]))
  let at = 0
  // The pattern has a group, so that every second part is an id.
  return text.split(/@\{([\w-]{1,64})\}/).map((part, index) => {
    const isMention = index % 2 === 1
    const shown = isMention ? `@${names.get(part) ?? deleted}` : part
    at += 1
    return { at, text: shown, isMention }
  })
}

/** The text as it is edited. A deleted user stays as an id, so that nothing changes. */
export function withNames({ text, mentions }: Pick<Comment, 'text' | 'mentions'>): string {
  return mentions.reduce((named, { id, username }) => named.replaceAll(`@{${id}}`, `@${username}`), text)
}

/** The text as it is stored. Longer names first: “@Ann Lee” is not Ann. */
export function withIds(text: string, people: readonly Person[]): string {
  const longestFirst = people.toSorted((one, other) => other.username.length - one.username.length)
  return longestFirst.reduce(
    (stored, { id, username }) => stored.replaceAll(mentionOf(username), `@{${id}}`),
    text,
  )
}

const mentionOf = (name: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}_])@${name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\p{L}\\p{N}_])`,
    'giu',
  )

export interface MentionQuery {
  /** Where the `@` is. */
  readonly start: number
  readonly typed: string
}

/** The beginning of a name before the caret. */
export function mentionBefore(text: string, caret: number): MentionQuery | undefined {
  const found = /(?:^|[\s(“"])@([^@\n]{0,60})$/u.exec(text.slice(0, caret))
  const typed = found?.[1]
  return typed === undefined ? undefined : { start: caret - typed.length - 1, typed }
}

const maxShown = 6

/** People whose name, or a later word of it, starts with the typed letters, with or without accents. */
export function matchingPeople(people: readonly Person[], name: string): readonly Person[] {
  const typed = folded(name)
  const isMatch = ({ username }: Person) => {
    const name = folded(username)
    return name.startsWith(typed) || name.split(/[\s._-]+/).some((word) => word.startsWith(typed))
  }
  return people.filter(isMatch).slice(0, maxShown)
}
