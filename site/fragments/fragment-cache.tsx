/**
 * Fragment cache: rendering is most of the work of a page, and the result of a part depends on little: its
 * text, the language around it, and the targets of its images and links. Its HTML is stored and inserted into
 * every page that shows the same again.
 */
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ownTexts } from '../context/own-texts.ts'
import type { PageFacts } from '../context/page-context.tsx'
import { PageProvider, usePageFacts } from '../context/page-context.tsx'

/** In characters, for all fragments together. The least recently used are dropped first. */
const maxLength = 6_000_000
const fragments = new Map<string, string>()
let totalLength = 0

export interface FragmentSource {
  /** Identifies all of its input, except for the languages of the page and its position. */
  readonly name: string
  /** The components. In development they change while the name stays the same. */
  readonly by: object
  readonly draw: () => ReactNode
  /** Depends on this request alone, such as a form with its errors: rendered each time and not stored. */
  readonly isPassing?: boolean
}

export function useFragment(source: FragmentSource): string {
  return cachedFragment(source, usePageFacts(), useId())
}

/** `prefix` is the start of all its ids. */
export function cachedFragment(source: FragmentSource, page: PageFacts, prefix: string): string {
  const { name, by, draw, isPassing = false } = source
  const key = `${languagesOf(page)} ${prefix} ${numberOf(by)} ${name}`
  const cached = isPassing ? undefined : fragments.get(key)
  const html =
    cached ??
    renderToStaticMarkup(<PageProvider page={page}>{draw()}</PageProvider>, { identifierPrefix: prefix })
  if (cached !== undefined || !(isPassing || isUnsaved(page))) store(key, html)
  return html
}

/** Each key of an editor makes another text, and these would displace all others. */
const isUnsaved = ({ preview }: PageFacts) => typeof preview === 'object' && preview.isUnsaved === true

interface Languages {
  readonly locale: Locale
  readonly speaks?: Locale
}

/** The languages with their own texts from the settings. */
const languagesOf = ({ locale, speaks = locale }: Languages) =>
  [locale, speaks, ownTexts(locale)?.key, ownTexts(speaks)?.key].join(' ')

const numbers = new WeakMap<object, number>()
let last = 0

function numberOf(object: object): number {
  const number = numbers.get(object) ?? ++last
  numbers.set(object, number)
  return number
}

function store(key: string, html: string): void {
  if (fragments.delete(key)) totalLength -= html.length
  fragments.set(key, html)
  totalLength += html.length
  for (const [oldest, { length }] of fragments) {
    if (totalLength <= maxLength) break
    fragments.delete(oldest)
    totalLength -= length
  }
}
