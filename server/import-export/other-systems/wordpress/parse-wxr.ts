/**
 * Parses a WordPress export (WXR) piece by piece. The parser knows no external entities and no entities of
 * the file itself.
 */
import { createReadStream } from 'node:fs'
import { SaxesParser } from 'saxes'
import { limits } from '../foreign-item.ts'
import { SourceProblem } from '../source-problem.ts'

interface WxrTerm {
  readonly domain: string
  readonly slug: string
  readonly name: string
}

/** One `item` or `wp:author`: its texts by name, and its repeated parts. */
export interface WxrRecord {
  readonly texts: Map<string, string>
  /** Category and tag elements. */
  readonly terms: WxrTerm[]
  readonly meta: Map<string, string>
  /** The only field that WordPress itself repeats. */
  readonly formerSlugs: string[]
  comments: number
}

export interface WxrFile {
  readonly channel: WxrRecord
  readonly authors: readonly WxrRecord[]
  readonly items: readonly WxrRecord[]
}

/** Control characters are not allowed in XML, but WordPress writes them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

export async function parseWxr(path: string): Promise<WxrFile> {
  const reading = openReading()
  const parser = new SaxesParser<{ xmlns: false; fileName: string }>({ xmlns: false, fileName: path })
  parser.on('error', (error) => {
    throw new SourceProblem(path, 'not-xml', error.message.replace(`${path}:`, ''))
  })
  parser.on('opentag', ({ name, attributes }) => reading.open(name, attributes))
  parser.on('text', (text) => reading.add(text))
  parser.on('cdata', (text) => reading.add(text))
  parser.on('closetag', ({ name }) => reading.close(name))
  for await (const chunk of createReadStream(path, 'utf8')) parser.write(String(chunk).replace(control, ''))
  parser.close()
  if (!reading.isWxr()) {
    throw new SourceProblem(path, 'not-wordpress')
  }
  return reading.file
}

type Attributes = Readonly<Record<string, string>>

function openReading() {
  const file = { channel: newRecord(), authors: [] as WxrRecord[], items: [] as WxrRecord[] }
  let record = file.channel
  let parts: string[] = []
  let length = 0
  let term: Omit<WxrTerm, 'name'> | undefined
  let metaKey = ''
  let isInComment = false
  let hasVersion = false
  return {
    file,
    isWxr: () => hasVersion,
    open(name: string, attributes: Attributes) {
      parts = []
      length = 0
      if (name === 'item' || name === 'wp:author') {
        record = newRecord()
        ;(name === 'item' ? file.items : file.authors).push(record)
      }
      if (name === 'wp:comment') isInComment = true
      if (name === 'category')
        term = { domain: attributes.domain ?? 'category', slug: attributes.nicename ?? '' }
    },
    add(text: string) {
      length += text.length
      if (length <= limits.bodyCharacters) parts.push(text)
    },
    close(name: string) {
      const text = parts.join('')
      parts = []
      length = 0
      if (name === 'wp:wxr_version') hasVersion = true
      if (name === 'wp:comment') {
        isInComment = false
        record.comments += 1
      } else if (name === 'item' || name === 'wp:author') record = file.channel
      else if (isInComment) return
      else if (name === 'wp:meta_key') metaKey = text
      else if (name === 'wp:meta_value') {
        record.meta.set(metaKey, text)
        if (metaKey === '_wp_old_slug' && text !== '') record.formerSlugs.push(text)
      } else if (name === 'category' && term !== undefined) record.terms.push({ ...term, name: text.trim() })
      else if (!record.texts.has(name)) record.texts.set(name, text)
    },
  }
}

function newRecord(): WxrRecord {
  return { texts: new Map(), terms: [], meta: new Map(), formerSlugs: [], comments: 0 }
}
