/**
 * Test data: small documents of an arts organisation, and queries that both databases must answer in the same way.
 */
import type { Locale } from '@cyanotype/content/model/index.ts'

export interface Example {
  readonly key: string
  readonly locale: Locale
  readonly title: string
  readonly summary: string
  readonly body: string
  readonly artists: readonly string[]
}

export interface Question {
  readonly locale: Locale
  readonly q: string
  /** Keys of documents that must be found. */
  readonly expected: readonly string[]
  /** Keys of documents that must not be found. `*` means all except the expected ones. */
  readonly missing: readonly string[]
}

/** One document per line: `key | title | summary | body | artists`. */
export function examples(locale: Locale, lines: string): readonly Example[] {
  return rows(lines).map((line) => {
    const [key = '', title = '', summary = '', body = '', artists = ''] = line.split(' | ')
    return { key, locale, title, summary, body, artists: artists === '' ? [] : artists.split(', ') }
  })
}

/** One query per line: `words = keys of expected documents ! keys of forbidden ones`. */
export function questions(locale: Locale, lines: string): readonly Question[] {
  return rows(lines).map((line) => {
    const [q = '', response = ''] = line.split(' = ')
    const [found = '', missing = ''] = ` ${response} `.split('!')
    return { locale, q, expected: keys(found), missing: keys(missing) }
  })
}

const rows = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.trim())
const keys = (list: string) =>
  list
    .trim()
    .split(/\s+/)
    .filter((key) => key !== '')
