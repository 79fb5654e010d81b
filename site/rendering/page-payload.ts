/**
 * Page payload: a page as data for `{path}/_payload.json`. It contains only what differs between pages of one
 * language, and is extracted from the finished HTML, so both always agree.
 */
import { createHash } from 'node:crypto'
import { frameOrigins } from '@cyanotype/content/mdx/embeds/embed-of.ts'
import { stringify } from 'devalue'

/** What clients find under `data`. */
export interface PageData {
  readonly title: string
  readonly lang: string
  readonly dir: string
  /** With its significant query. */
  readonly path: string
  /** The metadata of the page besides its title. */
  readonly head: readonly HeadElement[]
  /** The content of `main`. */
  readonly html: string
  /** The links in the header to this page or to pages above it: `aria-current` by URL. */
  readonly current: Readonly<Record<string, string>>
  /** The URLs of this page in other languages. */
  readonly languages: Readonly<Record<string, string>>
  /** The stylesheets of the page. */
  readonly styles: readonly string[]
  /**
   * A hash of everything around the content, scripts and allowed origins of embeds included. Client navigation works
   * only between equal frames.
   */
  readonly frame: string
}

interface Parts {
  readonly head: string
  /** From the first tag to the content of `main`, and from its end to the end of the page. */
  readonly before: string
  readonly after: string
  readonly main: string
}

interface Finished {
  readonly html: string
  readonly payload: () => string
  readonly connects: readonly string[]
  readonly frames: readonly string[]
}

/** Adds the hash of its frame to the page for the client, and returns its data if the page has a payload. */
export function withPayload(html: string, path: string, hasPayload: boolean): Finished {
  const renderedAt = Date.now()
  const parts = partsOf(html)
  const frames = embedOrigins(parts.main)
  const frame = frameOf(parts, frames)
  const { 'data-visits': visits } = attributesOf(/<body[^>]*>/.exec(parts.before)?.[0] ?? '')
  return {
    html: html.replace('<body', `<body data-frame="${frame}"`),
    payload: () =>
      hasPayload ? stringify({ data: dataOf(parts, path, frame), prerenderedAt: renderedAt }) : '',
    connects: visits ? [visits] : [],
    frames,
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

/**
 * Parts that navigation replaces are left out of the hash: marks of the current page, and links to other
 * languages. The origins of embeds are part of it, because only a new document has another policy.
 */
function frameOf({ before, after }: Parts, frames: readonly string[]): string {
  const root = before.slice(0, before.indexOf('<head>'))
  const around = `${root}${before.slice(before.indexOf('<body'))}${after}`
  const lasting = around
    .replace(/<a\b[^>]*\sdata-locale=[^>]*>/g, '<a>')
    .replace(/\s(?:aria|data)-current="[^"]*"/g, '')
  return createHash('sha256').update(lasting).update(frames.join(' ')).digest('base64url').slice(0, 12)
}

/** The origins that embeds load from after consent, each once. */
function embedOrigins(main: string): readonly string[] {
  const embeds = main.matchAll(/<figure\b[^>]*\sdata-embed="([^"]*)"/g)
  const origins = [...embeds].flatMap(([, address = '']) => frameOrigins(unescaped(address)))
  return [...new Set(origins)].sort()
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

/** Parses the head of a page from HTML as React writes it: every value is quoted and escaped. */

/** Its name, its attributes and its content. */
export interface HeadElement {
  readonly tag: 'meta' | 'link' | 'script'
  readonly attributes: Readonly<Record<string, string>>
  readonly text?: string
}

/** By tag: whether an element belongs to the page, and not to the whole site or the browser. */
const ofPage: Readonly<Record<HeadElement['tag'], (attributes: HeadElement['attributes']) => boolean>> = {
  meta: ({ charset, name = '' }) => charset === undefined && !['viewport', 'theme-color'].includes(name),
  link: ({ rel = '' }) => ['canonical', 'alternate', 'prev', 'next'].includes(rel),
  script: ({ type }) => type === 'application/ld+json',
}

function headElements(head: string): readonly HeadElement[] {
  const found = head.matchAll(/<(meta|link)\b[^>]*>|<(script)\b[^>]*>([\s\S]*?)<\/script>/g)
  return [...found].flatMap(([element, single, script, text]) => {
    const tag = single ?? script
    const attributes = attributesOf(element.slice(0, element.indexOf('>')))
    if (!isTag(tag) || !ofPage[tag](attributes)) return []
    return [text ? { tag, attributes, text } : { tag, attributes }]
  })
}

const isTag = (name: string | undefined): name is HeadElement['tag'] =>
  name !== undefined && Object.hasOwn(ofPage, name)

/** The attributes of a tag, in lower case as HTML treats them. */
export function attributesOf(tag: string): Readonly<Record<string, string>> {
  const found = [...tag.matchAll(/\s([\w:-]+)="([^"]*)"/g)]
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name.toLowerCase(), unescaped(value)]))
}

const letters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => letters[entity] ?? entity)
}
