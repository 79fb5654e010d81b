/** The text of a WordPress post as HTML: blocks and known shortcodes are resolved, others are noted. */
import type { BodyFormat } from '../foreign-item.ts'
import type { ImportNote } from '../notes.ts'
import { note } from '../notes.ts'

export interface Attachment {
  /** The id of the post that it was uploaded to. */
  readonly parent: string
  readonly url: string
  readonly alt: string
  readonly caption: string
}

interface Body {
  readonly format: BodyFormat
  readonly text: string
}

interface Pictures {
  readonly all: ReadonlyMap<string, Attachment>
  /** Those that were uploaded to the post, which a gallery shows by default. */
  readonly own: readonly Attachment[]
}

export function wordpressBody(content: string, pictures: Pictures, notes: ImportNote[]): Body {
  const hasBlocks = /<!--\s*wp:/.test(content)
  for (const [, name = ''] of content.matchAll(/<!--\s*wp:([\w/-]{1,80})(?:\s[^>]*)?\/-->/g)) {
    notes.push(note('block', name))
  }
  const text = outsideCode(embeds(content, notes), (part) => shortcodes(part, pictures, notes))
  return { format: hasBlocks ? 'html' : 'html-lines', text }
}

/** Blocks of embedded content name their URL, which becomes a link. */
function embeds(content: string, notes: ImportNote[]): string {
  const block =
    /<!--\s*wp:(?:core-)?embed(?:\/[\w-]+)?\s+(\{[^>]*\})\s*-->[\s\S]*?<!--\s*\/wp:(?:core-)?embed(?:\/[\w-]+)?\s*-->/g
  return content.replace(block, (match, json: string) => {
    const [, url] = /"url":"([^"]{1,2000})"/.exec(json) ?? []
    if (url === undefined) return match
    const address = url.replaceAll('\\/', '/').replaceAll('\\u0026', '&')
    notes.push(note('embed-linked', address))
    const caption = /<figcaption\b[^>]*>([\s\S]*?)<\/figcaption>/.exec(match)?.[1] ?? ''
    return caption === '' ? linkTo(address) : `${linkTo(address)}<p>${caption}</p>\n\n`
  })
}

const linkTo = (url: string) => `\n\n<p><a href="${escaped(url)}">${escaped(url)}</a></p>\n\n`

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

/** Brackets in code are not shortcodes. */
function outsideCode(html: string, change: (part: string) => string): string {
  const code = /<(pre|code)\b[\s\S]*?<\/\1>/gi
  let result = ''
  let end = 0
  for (const match of html.matchAll(code)) {
    result += change(html.slice(end, match.index)) + match[0]
    end = match.index + match[0].length
  }
  return result + change(html.slice(end))
}

function shortcodes(html: string, { all, own }: Pictures, notes: ImportNote[]): string {
  const resolved = html
    .replaceAll(
      /\[(?:wp_)?caption\b([^\]]*)\]([\s\S]*?)\[\/(?:wp_)?caption\]/g,
      (_, options: string, inner: string) => captioned(inner, options),
    )
    .replaceAll(/\[gallery\b([^\]]*)\]/g, (match, options: string) => {
      const ids = /\bids="?([\d,\s]+)/.exec(options)?.[1]?.split(',')
      const pictures = ids === undefined ? own : ids.flatMap((id) => all.get(id.trim()) ?? [])
      return pictures.length === 0
        ? match
        : `\n\n<figure class="gallery">${pictures.map(pictured).join('')}</figure>\n\n`
    })
    .replaceAll(/\[embed\b[^\]]*\]\s*(https?:[^\s[\]]+)\s*\[\/embed\]/g, (_, url: string) => {
      notes.push(note('embed-linked', url))
      return linkTo(url)
    })
    .replaceAll(
      /\[(?:audio|video)\b[^\]]*?"(https?:[^"\]]+)"[^\]]*\](?:\s*\[\/(?:audio|video)\])?/g,
      (_, url: string) => {
        notes.push(note('embed-linked', url))
        return linkTo(url)
      },
    )
  for (const name of shortcodesIn(resolved)) notes.push(note('shortcode', name))
  return resolved
}

/** Before WordPress 3.4, the caption was an option. */
function captioned(inner: string, options: string): string {
  const [, , option = ''] = /\scaption=(["'])([\s\S]*?)\1/.exec(options) ?? []
  const image = /^\s*(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(inner)?.[0] ?? ''
  return `\n\n<figure>${image}<figcaption>${option} ${inner.slice(image.length)}</figcaption></figure>\n\n`
}

function pictured({ url, alt, caption }: Attachment): string {
  const line = caption === '' ? '' : `<figcaption>${escaped(caption)}</figcaption>`
  return `<figure><img src="${escaped(url)}" alt="${escaped(alt)}">${line}</figure>`
}

/** Words in brackets are shortcodes if they have options or an end. */
function shortcodesIn(html: string): readonly string[] {
  const ended = new Set([...html.matchAll(/\[\/([a-z][\w-]{1,60})\]/gi)].map(([, name = '']) => name))
  const shortcodes = new Set(['contact-form', 'gallery', 'playlist', 'audio', 'video', 'archives'])
  return [...html.matchAll(/\[([a-z][\w-]{1,60})((?:\s[^[\]]*)?)\]/gi)].flatMap(
    ([, name = '', options = '']) =>
      ended.has(name) || shortcodes.has(name) || /\s[\w-]+=/.test(options) ? [name] : [],
  )
}
