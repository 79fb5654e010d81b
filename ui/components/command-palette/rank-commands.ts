/** Which commands somebody means by a few letters, and in which order. */
import { foldLetters } from '../../internal/fold-letters.ts'
import type { AnyIconName } from '../icon/icon.tsx'

export interface Command {
  readonly id: string
  readonly label: string
  /** Other words by which it is found. */
  readonly keywords?: readonly string[]
  /** A word more, after the label: a place, a state. */
  readonly note?: string
  readonly group?: string
  readonly icon?: AnyIconName
  /** Keys that do the same from anywhere, as one reads them. Whoever owns the screen listens for them. */
  readonly keys?: string
  /** What it does, once the palette is closed. */
  readonly onRun?: () => void
  /** Where it leads: then it is a link. */
  readonly href?: string
  /** A page of commands of its own. */
  readonly commands?: readonly Command[]
}

/** The letters of a word in their order, perhaps with others between: better the more of them begin words. */
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

/** How well a command fits: by each of the words, in its label rather than in what else it is called. */
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

/** The best first; of equals, what was used lately; groups stay together, that of the best first. */
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
  // What comes first because it was used stands in no group: its own follows below.
  return [
    ...used.map(({ group: _, ...command }) => command),
    ...inGroups(ranked.filter((each) => !used.includes(each))),
  ]
}
