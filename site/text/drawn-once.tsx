/**
 * Drawing a long text is most of the work of a page, and what it becomes hangs on little: the text itself, the language
 * around it, and where its pictures and links lead. So its HTML is kept, and put into every page that shows the same again.
 */
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageProvider, usePageFacts } from '../layout/page.tsx'

/** In letters, for all texts together: those that nobody asked for the longest go first. */
const most = 6_000_000
const drawn = new Map<string, string>()
let letters = 0

export interface Drawing {
  /** All that it is made of, but for the languages of the page and its place on it. */
  readonly name: string
  /** The components. In development they change, and the name does not. */
  readonly by: object
  readonly draw: () => ReactNode
}

export function useDrawnOnce({ name, by, draw }: Drawing): string {
  const page = usePageFacts()
  const prefix = useId()
  const key = `${languagesOf(page)} ${prefix} ${numberOf(by)} ${name}`
  const known = drawn.get(key)
  const html =
    known ??
    renderToStaticMarkup(<PageProvider page={page}>{draw()}</PageProvider>, { identifierPrefix: prefix })
  keep(key, html)
  return html
}

interface Languages {
  readonly locale: Locale
  readonly speaks?: Locale
}

const languagesOf = ({ locale, speaks = locale }: Languages) => `${locale} ${speaks}`

const numbers = new WeakMap<object, number>()
let last = 0

function numberOf(object: object): number {
  const number = numbers.get(object) ?? ++last
  numbers.set(object, number)
  return number
}

function keep(key: string, html: string): void {
  if (drawn.delete(key)) letters -= html.length
  drawn.set(key, html)
  letters += html.length
  for (const [oldest, { length }] of drawn) {
    if (letters <= most) break
    drawn.delete(oldest)
    letters -= length
  }
}
