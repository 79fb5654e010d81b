/** Small documents of an arts house and what is asked of them: the list that both engines must answer alike. For tests only. */
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
  /** Keys of documents that must not be found; `*` is every one that need not be. */
  readonly missing: readonly string[]
}

/** Documents a line: `key | title | summary | body | artists`. */
export function examples(locale: Locale, lines: string): readonly Example[] {
  return rows(lines).map((line) => {
    const [key = '', title = '', summary = '', body = '', artists = ''] = line.split(' | ')
    return { key, locale, title, summary, body, artists: artists === '' ? [] : artists.split(', ') }
  })
}

/** Questions a line: `words = keys of what is found ! keys of what is not`. */
export function questions(locale: Locale, lines: string): readonly Question[] {
  return rows(lines).map((line) => {
    const [q = '', answer = ''] = line.split(' = ')
    const [found = '', missing = ''] = ` ${answer} `.split('!')
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
