import { plainLetters } from './plain-letters.ts'
import { slugCharacters } from './slug.ts'

/** An address from a title, in plain letters: `Φθινόπωρο 2026` becomes `fthinoporo-2026`. */
export function slugFrom(title: string): string {
  return plainLetters(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slugCharacters)
    .replace(/^-+|(?<!-)-+$/g, '')
}
