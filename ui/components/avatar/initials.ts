/** What stands for a person who has no picture: two letters, and one of a few colours, both made from the name. */

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

function firstLetter(word: string): string {
  const [first] = graphemes.segment(word)
  return first?.segment.toLocaleUpperCase() ?? ''
}

/** Of the first and the last word; scripts that write names in one word give their first sign. */
export function initialsOf(name: string): string {
  const names = name.split(/[^\p{L}\p{M}\p{N}'’]+/u).filter((word) => word !== '')
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names
  return ends.map((word) => firstLetter(word ?? '')).join('')
}

/** Red is left to errors. */
export const avatarHues = ['primary', 'violet', 'green', 'amber', 'neutral'] as const

/** The same name has the same colour, on every screen and on every day. */
export function hueOf(name: string): (typeof avatarHues)[number] {
  let sum = 7
  for (const sign of name.trim()) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003
  return avatarHues[sum % avatarHues.length] ?? 'neutral'
}
