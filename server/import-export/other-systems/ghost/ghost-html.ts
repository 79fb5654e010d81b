/** Texts of Ghost as HTML: from its own HTML, or from Lexical and Mobiledoc, the formats of its editors. */
import { htmlOfMarkdown } from '@cyanotype/content/mdx/render/markdown-to-html.ts'
import type { ImportNote } from '../notes.ts'
import { note } from '../notes.ts'
import { escaped } from '../wordpress/wordpress-body.ts'
import { isRecord, listAt, numberAt, textAt } from './json-values.ts'

export interface GhostTexts {
  readonly html: string
  readonly lexical: string
  readonly mobiledoc: string
}

export function ghostHtml({ html, lexical, mobiledoc }: GhostTexts, notes: ImportNote[]): string {
  if (html.trim() !== '') return html
  const fromLexical = parse(lexical)
  if (isRecord(fromLexical)) return nodeHtml(fromLexical.root, notes, 0)
  const fromMobiledoc = parse(mobiledoc)
  return isRecord(fromMobiledoc) ? mobiledocHtml(fromMobiledoc, notes) : ''
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

const maxDepth = 100
const blocks: Readonly<Record<string, string>> = {
  root: '',
  paragraph: 'p',
  quote: 'blockquote',
  'extended-quote': 'blockquote',
  aside: 'blockquote',
  listitem: 'li',
}

function nodeHtml(node: unknown, notes: ImportNote[], depth: number): string {
  if (!isRecord(node) || depth > maxDepth) return ''
  const type = textAt(node, 'type')
  const children = () =>
    listAt(node, 'children')
      .map((child) => nodeHtml(child, notes, depth + 1))
      .join('')
  switch (type) {
    case 'text':
    case 'extended-text':
    case 'code-highlight':
      return formatted(escaped(textAt(node, 'text')), numberAt(node, 'format'))
    case 'linebreak':
      return '<br>'
    case 'tab':
      return ' '
    case 'link':
    case 'autolink':
      return `<a href="${escaped(textAt(node, 'url'))}">${children()}</a>`
    case 'heading':
    case 'extended-heading':
      return element(/^h[1-6]$/.test(textAt(node, 'tag')) ? textAt(node, 'tag') : 'h2', children())
    case 'list':
      return element(textAt(node, 'listType') === 'number' ? 'ol' : 'ul', children())
    default:
      return type in blocks ? element(blocks[type] ?? '', children()) : cardHtml(type, node, notes)
  }
}

const element = (tag: string, content: string) => (tag === '' ? content : `<${tag}>${content}</${tag}>`)

/** The bits of a text node. */
const formats = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [16, 'code'],
] as const

function formatted(text: string, bits: number): string {
  return formats.reduce((html, [bit, tag]) => ((bits & bit) === 0 ? html : element(tag, html)), text)
}

const plain = (html: string) => html.replaceAll(/<[^<>]*>/g, '')

/** Cards have the same names in both formats. */
function cardHtml(type: string, card: Readonly<Record<string, unknown>>, notes: ImportNote[]): string {
  const text = (name: string) => textAt(card, name)
  const link = (url: string, label: string) => `<p><a href="${escaped(url)}">${escaped(label || url)}</a></p>`
  switch (type) {
    case 'image':
      return pictureHtml(card)
    case 'gallery':
      return `<figure class="gallery">${listAt(card, 'images').map(pictureHtml).join('')}${captionHtml(card)}</figure>`
    case 'codeblock':
    case 'code':
      return `<pre><code class="language-${escaped(text('language'))}">${escaped(text('code'))}</code></pre>`
    case 'horizontalrule':
    case 'hr':
      return '<hr>'
    case 'html':
      return text('html')
    case 'markdown':
      return htmlOfMarkdown(text('markdown'))
    case 'callout':
      return element('blockquote', `<p>${escaped(text('calloutEmoji'))} ${text('calloutText')}</p>`)
    case 'toggle':
      return `<details><summary>${escaped(plain(text('heading')))}</summary>${text('content')}</details>`
    case 'button':
      return link(text('buttonUrl'), text('buttonText'))
    case 'bookmark':
    case 'embed':
    case 'video':
    case 'audio':
    case 'file':
      notes.push(note('embed-linked', text('url') || text('src')))
      return link(text('url') || text('src'), text('title') || text('fileTitle') || text('caption'))
    case 'email':
    case 'email-cta':
      // Only in newsletters.
      notes.push(note('block', type))
      return ''
    default:
      notes.push(note('block', type))
      return ['header', 'subheader', 'heading', 'text', 'html']
        .map((name) => text(name))
        .join(' ')
        .trim()
  }
}

function pictureHtml(card: unknown): string {
  if (!isRecord(card)) return ''
  return `<figure><img src="${escaped(textAt(card, 'src'))}" alt="${escaped(textAt(card, 'alt'))}">${captionHtml(card)}</figure>`
}

function captionHtml(card: Readonly<Record<string, unknown>>): string {
  const caption = textAt(card, 'caption')
  return caption === '' ? '' : `<figcaption>${caption}</figcaption>`
}

function mobiledocHtml(document: Readonly<Record<string, unknown>>, notes: ImportNote[]): string {
  const [markups, cards, atoms] = ['markups', 'cards', 'atoms'].map((name) => listAt(document, name))
  const inline = (markers: unknown) => markersHtml(markers, markups ?? [], atoms ?? [])
  return listAt(document, 'sections')
    .map((section) => {
      if (!Array.isArray(section)) return ''
      const [kind, first, second]: readonly unknown[] = section
      if (kind === 1) return element(isTag(first) ? first : 'p', inline(second))
      if (kind === 3)
        return element(
          first === 'ol' ? 'ol' : 'ul',
          items(second)
            .map((one) => element('li', inline(one)))
            .join(''),
        )
      const card = kind === 10 && typeof first === 'number' ? cards?.[first] : undefined
      const [name, payload]: readonly unknown[] = Array.isArray(card) ? card : []
      if (typeof name !== 'string' || !isRecord(payload)) return ''
      return cardHtml(name.replace(/^card-/, ''), payload, notes)
    })
    .join('')
}

const isTag = (tag: unknown): tag is string =>
  typeof tag === 'string' && /^(?:p|h[1-6]|blockquote)$/.test(tag)
const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Each marker opens markups, has a text, and closes some of those that are open. */
function markersHtml(markers: unknown, markups: readonly unknown[], atoms: readonly unknown[]): string {
  const open: string[] = []
  let html = ''
  for (const marker of items(markers)) {
    const [kind, opened, closed, value]: readonly unknown[] = items(marker)
    for (const index of items(opened)) {
      const [tag, options]: readonly unknown[] = items(typeof index === 'number' ? markups[index] : undefined)
      const name =
        typeof tag === 'string' && /^(?:a|b|strong|i|em|s|code|u|sub|sup)$/.test(tag) ? tag : 'span'
      const at = items(options).indexOf('href')
      html += name === 'a' && at >= 0 ? `<a href="${escaped(String(items(options)[at + 1]))}">` : `<${name}>`
      open.push(name)
    }
    if (kind === 0 && typeof value === 'string') html += escaped(value)
    if (kind === 1)
      html += items(typeof value === 'number' ? atoms[value] : undefined)[0] === 'soft-return' ? '<br>' : ''
    for (let count = typeof closed === 'number' ? closed : 0; count > 0 && open.length > 0; count--) {
      html += `</${open.pop()}>`
    }
  }
  return (
    html +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  )
}
