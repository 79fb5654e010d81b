/** Which of many options somebody means, without React: ten thousand of them within the time of a picture. */
import { foldLetters } from '../../internal/fold-letters.ts'

export interface ComboboxOption {
  readonly value: string
  readonly label: string
  /** A word more, after the label: a code, a place. */
  readonly note?: string
  /** Other words by which it is found. */
  readonly keywords?: readonly string[]
  readonly group?: string
  readonly disabled?: boolean
}

interface FindableOption {
  readonly option: ComboboxOption
  /** Its label as it is looked for. */
  readonly name: string
  /** All its words likewise, the name first; a name alone is not copied. */
  readonly letters: string
}

const findables = new WeakMap<readonly ComboboxOption[], FindableOption[]>()

/** Options are read once for a list, so that a key only has to look: as many more as are asked for, or all of the rest. */
export function makeFindable(
  options: readonly ComboboxOption[],
  atMost = options.length,
): readonly FindableOption[] {
  const made = findables.get(options) ?? []
  findables.set(options, made)
  for (const option of options.slice(made.length, made.length + atMost)) made.push(findable(option))
  return made
}

function findable(option: ComboboxOption): FindableOption {
  const { label, note, keywords = [] } = option
  const name = foldLetters(label)
  const others = note === undefined ? keywords : [note, ...keywords]
  return {
    option,
    name,
    letters: others.length === 0 ? name : `${name} ${others.map(foldLetters).join(' ')}`,
  }
}

/**
 * What begins with the words comes first, then what has a word that begins so, then what has it somewhere. Without words all
 * of them, and none has to be read for that.
 */
export function findOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const wanted = foldLetters(query).trim()
  if (wanted === '') return inGroups(options)
  const messages = wanted.split(/\s+/)
  const ranks: [ComboboxOption[], ComboboxOption[], ComboboxOption[]] = [[], [], []]
  for (const { option, letters } of makeFindable(options)) {
    if (!messages.every((word) => letters.includes(word))) continue
    const rank = rankOf(letters, wanted, messages)
    ranks[rank].push(option)
  }
  return inGroups(ranks.flat())
}

function rankOf(letters: string, wanted: string, messages: readonly string[]): 0 | 1 | 2 {
  if (letters.startsWith(wanted)) return 0
  return messages.every((word) => letters.startsWith(word) || letters.includes(` ${word}`)) ? 1 : 2
}

/** What belongs together stays together, the group of the best first. */
function inGroups(options: readonly ComboboxOption[]): readonly ComboboxOption[] {
  if (options.every(({ group }) => group === undefined)) return options
  return [...Map.groupBy(options, ({ group }) => group).values()].flat()
}

/** Somebody typed the whole of its label. */
export function findByLabel(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  const wanted = foldLetters(typed).trim()
  if (wanted === '') return undefined
  return makeFindable(options).find(({ name }) => name === wanted)?.option
}
