/** Finds and ranks the commands that match a few letters. */
import { foldLetters } from '../../internal/fold-letters.ts'
import type { AnyIconName } from '../icon/icon.tsx'

export interface Command {
  readonly id: string
  readonly label: string
  /** Other words that find it. */
  readonly keywords?: readonly string[]
  /** Additional text after the label: a place, a status. */
  readonly note?: string
  readonly group?: string
  readonly icon?: AnyIconName
  /**
   * The shortcut that runs the command from anywhere, for display. The owner of the screen listens for it.
   */
  readonly keys?: string
  /** Called after the palette has closed. */
  readonly onRun?: () => void
  /** The URL of a command that is a link. */
  readonly href?: string
  /** Subcommands, shown as a page of their own. */
  readonly commands?: readonly Command[]
}

/**
 * Matches the letters of a word in their order, with gaps allowed. More letters at word starts score better.
 */
function fitOfLetters(word: string, text: string): number | undefined {
  let place = -1
  let beginnings = 0
  for (const letter of word) {
    place = text.indexOf(letter, place + 1)
    if (place < 0) return undefined
    if (place === 0 || text[place - 1] === ' ') beginnings += 1
  }
  return beginnings / word.length
}

function fitOfWord(word: string, text: string): number | undefined {
  const place = text.indexOf(word)
  if (place === 0) return 4
  if (place > 0) return text[place - 1] === ' ' ? 3 : 2
  return fitOfLetters(word, text)
}

/** The score of a command for all words: its label counts more than its keywords. */
function fitOf(messages: readonly string[], { label, keywords = [] }: Command): number | undefined {
  const name = foldLetters(label)
  const other = foldLetters(keywords.join(' '))
  let sum = 0
  for (const word of messages) {
    const inOther = fitOfWord(word, other)
    const fit = fitOfWord(word, name) ?? (inOther === undefined ? undefined : inOther / 2)
    if (fit === undefined) return undefined
    sum += fit
  }
  return sum
}

const inGroups = (commands: readonly Command[]) =>
  [...Map.groupBy(commands, ({ group }) => group).values()].flat()

/**
 * The best matches first, among equals the recently used ones. Groups stay together, the group of the best
 * match first.
 */
export function rankCommands(
  commands: readonly Command[],
  query: string,
  recent: readonly string[] = [],
): readonly Command[] {
  const messages = foldLetters(query).trim().split(/\s+/).filter(Boolean)
  const lateness = ({ id }: Command) => {
    const place = recent.indexOf(id)
    return place < 0 ? recent.length : place
  }
  const fitting = commands.flatMap((command) => {
    const fit = fitOf(messages, command)
    return fit === undefined ? [] : [{ command, fit }]
  })
  const ranked = fitting
    .sort((one, other) => other.fit - one.fit || lateness(one.command) - lateness(other.command))
    .map(({ command }) => command)
  if (messages.length > 0) return inGroups(ranked)
  const used = ranked.filter(({ id }) => recent.includes(id))
  // Recently used commands at the top have no group. Their own group follows below.
  return [
    ...used.map(({ group: _, ...command }) => command),
    ...inGroups(ranked.filter((each) => !used.includes(each))),
  ]
}
