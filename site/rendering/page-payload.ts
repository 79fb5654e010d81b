/**
 * A page as data, for `{path}/_payload.json`: what differs between the pages of one language, and nothing else. It is read
 * off the finished HTML, so that it cannot say anything that the page does not.
 */
import { createHash } from 'node:crypto'
import { stringify } from 'devalue'
import type { HeadElement } from './parse-head.ts'
import { attributesOf, headElements, unescaped } from './parse-head.ts'

/** What clients find under `data`. */
export interface PageData {
  readonly title: string
  readonly lang: string
  readonly dir: string
  /** With the query that makes a difference. */
  readonly path: string
  /** What the head says of this page, beside its title. */
  readonly head: readonly HeadElement[]
  /** What stands in `main`. */
  readonly html: string
  /** The links of the header that lead to this page, or to what it lies below: `aria-current` by address. */
  readonly current: Readonly<Record<string, string>>
  /** Where this page is in other languages. */
  readonly languages: Readonly<Record<string, string>>
  /** The sheets that it is set in. */
  readonly styles: readonly string[]
  /** Stands for all else around it, scripts included: where two pages differ in this, one cannot become the other. */
  readonly frame: string
}

interface Parts {
  readonly head: string
  /** From the first tag to the content of `main`, and from there to the end. */
  readonly before: string
  readonly after: string
  readonly main: string
}

interface Finished {
  readonly html: string
  readonly payload: () => string
  readonly connects: readonly string[]
}

/** The page with the name of its frame in it, for the client to compare; and its data, where all may have them. */
export function withPayload(html: string, path: string, isPublic: boolean): Finished {
  const renderedAt = Date.now()
  const parts = partsOf(html)
  const frame = frameOf(parts)
  const { 'data-visits': visits } = attributesOf(/<body[^>]*>/.exec(parts.before)?.[0] ?? '')
  return {
    html: html.replace('<body', `<body data-frame="${frame}"`),
    payload: () =>
      isPublic ? stringify({ data: dataOf(parts, path, frame), prerenderedAt: renderedAt }) : '',
    connects: visits ? [visits] : [],
  }
}

function dataOf(parts: Parts, path: string, frame: string): PageData {
  const { lang = '', dir = '' } = attributesOf(/<html[^>]*>/.exec(parts.head)?.[0] ?? '')
  return {
    title: unescaped(/<title>([^<]*)/.exec(parts.head)?.[1] ?? ''),
    lang,
    dir,
    path,
    head: headElements(parts.head),
    html: parts.main,
    ...linksOf(parts),
    styles: stylesheetsOf(parts.head),
    frame,
  }
}

function partsOf(html: string): Parts {
  const opening = html.indexOf('>', html.indexOf('<main id="main-content"')) + 1
  const closing = html.lastIndexOf('</main>')
  return {
    head: html.slice(0, html.indexOf('</head>')),
    before: html.slice(0, opening),
    main: html.slice(opening, closing),
    after: html.slice(closing),
  }
}

/** What is exchanged within the frame is left out of its name: marks of the current page, and ways to other languages. */
function frameOf({ before, after }: Parts): string {
  const root = before.slice(0, before.indexOf('<head>'))
  const around = `${root}${before.slice(before.indexOf('<body'))}${after}`
  const lasting = around
    .replace(/<a\b[^>]*\sdata-locale=[^>]*>/g, '<a>')
    .replace(/\s(?:aria|data)-current="[^"]*"/g, '')
  return createHash('sha256').update(lasting).digest('base64url').slice(0, 12)
}

function linksOf({ before, after }: Parts): Pick<PageData, 'current' | 'languages'> {
  const current: Record<string, string> = {}
  const languages: Record<string, string> = {}
  const inHeader = before.length
  for (const { 0: tag, index } of `${before}${after}`.matchAll(/<a\b[^>]*>/g)) {
    const { href = '', 'data-locale': locale, 'aria-current': mark } = attributesOf(tag)
    if (locale !== undefined) languages[locale] = href
    else if (mark !== undefined && index < inHeader) current[href] = mark
  }
  return { current, languages }
}

function stylesheetsOf(head: string): readonly string[] {
  const links = [...head.matchAll(/<link\b[^>]*>/g)].map(([tag]) => attributesOf(tag))
  return links.flatMap(({ rel, href }) => (rel === 'stylesheet' && href !== undefined ? [href] : []))
}
