import { slugCharacters } from './fields/text-fields.ts'
import { plainLetters } from './transliterate.ts'

/** A slug from a title in Latin letters: `Φθινόπωρο 2026` becomes `fthinoporo-2026`. */
export function slugFrom(title: string): string {
  return plainLetters(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slugCharacters)
    .replace(/^-+|(?<!-)-+$/g, '')
}

/** A slug from a title at the same place in a tree: `about/board` and the title `Hall` make `about/hall`. */
export function slugBeside(slug: string, title: string): string {
  return slug.slice(0, partStart(slug)) + slugFrom(title)
}

/** The last part of a slug: `board` of `about/board`. */
export function lastPart(slug: string): string {
  return slug.slice(partStart(slug))
}

const partStart = (slug: string) => slug.lastIndexOf('/') + 1

/** The slug of the second, third, … document with the same title: `spring-2`. */
export function numberedSlug(slug: string, count: number): string {
  const ending = count === 1 ? '' : `-${count}`
  return slug.slice(0, slugCharacters - ending.length).replace(/(?<!-)-+$/, '') + ending
}

/**
 * Whether a slug was made from a title, with or without a number. A year at the end was written by the
 * author.
 */
export function isSlugOf(slug: string, title: string): boolean {
  const made = slugFrom(title)
  if (made === '' || slug === '') return false
  return slug === made || numberedSlug(made, Number(/-(\d{1,3})$/.exec(slug)?.[1])) === slug
}
